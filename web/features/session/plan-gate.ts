import { type Locale, localePath } from '#locales/table.ts'

/** The query with which a page is asked to show the toast "Please login first!"; it leaves the address again. */
export const noticeName = 'notice'
export const loginFirst = 'login'

/**
 * Where a visitor without session goes who asked for their account (requirements A2): back to the page they were
 * on, if it is one of this site and not the account itself, else home; with the notice.
 * @returns path and query
 */
export const planGate = (referer: string | null, site: string, locale: Locale): string => {
  const from = referer === null ? null : URL.parse(referer)
  const isOwn = from !== null && from.origin === site && !/^(?:\/[a-z]{2})?\/uc\/?$/.test(from.pathname)
  const back = new URL(isOwn ? `${from.pathname}${from.search}` : localePath(locale, '/'), site)
  // A path of two slashes would name another host.
  const path = back.pathname.replace(/^\/{2,}/, '/')
  back.searchParams.set(noticeName, loginFirst)
  return `${path}${back.search}`
}
