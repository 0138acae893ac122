import { type Locale, localePath } from '#locales/table.ts'

/** Query parameter that shows the toast "Please login first!"; removed from the address afterwards. */
export const noticeName = 'notice'
export const loginFirst = 'login'

/**
 * Where to send a visitor without session who requested their account (requirements A2): back to the referring page of
 * this site (except the account), else home; with the notice.
 * @returns path and query
 */
export const planGate = (referer: string | null, site: string, locale: Locale): string => {
  const from = referer === null ? null : URL.parse(referer)
  const isOwn = from !== null && from.origin === site && !/^(?:\/[a-z]{2})?\/uc\/?$/.test(from.pathname)
  const back = new URL(isOwn ? `${from.pathname}${from.search}` : localePath(locale, '/'), site)
  // A path starting with two slashes would name another host.
  const path = back.pathname.replace(/^\/{2,}/, '/')
  back.searchParams.set(noticeName, loginFirst)
  return `${path}${back.search}`
}
