import { isAppPath } from '#web/lib/http/app-paths.ts'
import { type ReturnRules, safeReturn } from '#web/lib/http/safe-return.ts'
import { defaultLocale, isLocale, type Locale, localePath } from '#locales/table.ts'

/** The path without language prefix and query. */
const bare = (address: string): string => {
  const [, first = '', ...rest] = (/^[^?#]*/.exec(address)?.[0] ?? '').split('/')
  return isLocale(first) && first !== defaultLocale ? `/${rest.join('/')}` : `/${[first, ...rest].join('/')}`
}

const inLanguage = (address: string, locale: Locale): string => {
  const path = /^[^?#]*/.exec(address)?.[0] ?? ''
  return isAppPath(path) ? `${localePath(locale, path)}${address.slice(path.length)}` : address
}

/**
 * Where to go after login: back to where the visitor came from, else the address in the broker's answer, else the
 * account; only safe addresses (requirements E6), and never the login.
 * @param redirect the page's `redirect` parameter
 * @param dt of the answer
 */
export const planLanding = (
  redirect: string | null,
  dt: unknown,
  locale: Locale,
  rules: ReturnRules,
): string => {
  const back = redirect === null ? null : safeReturn(redirect, rules)
  if (back !== null && bare(back) !== '/login') return back
  const next = typeof dt === 'string' ? safeReturn(dt, rules) : null
  return inLanguage(next !== null && bare(next) !== '/login' ? next : '/uc', locale)
}

/** The login address that returns to the current page (requirements A4); without return on the login itself. */
export const loginAddress = (here: string, locale: Locale): string => {
  const login = localePath(locale, '/login')
  return bare(here) === '/login' ? login : `${login}?redirect=${encodeURIComponent(here)}`
}
