/**
 * What a page has once for the page script and for React's scripts, which are bundled apart: neither asks for what the
 * other has. Who owns an entry declares it beside its code, as `declare module '#web/live/page-shared.ts'`.
 */
export interface PageShared {}

declare global {
  var pageShared: PageShared | undefined
}

export const pageShared: PageShared = (globalThis.pageShared ??= {})
