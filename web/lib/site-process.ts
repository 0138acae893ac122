/**
 * What one process of the site has once, such as its freshness and its bars. Next loads pages, routes, proxy, cache handler
 * and instrumentation from bundles apart from each other, so a module's own variable exists several times over. Who owns
 * an entry declares it beside its code, as `declare module '#web/lib/site-process.ts'`.
 */
export interface SiteProcess {}

declare global {
  var siteProcess: SiteProcess | undefined
}

export const siteProcess: SiteProcess = (globalThis.siteProcess ??= {})
