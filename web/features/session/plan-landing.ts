import { isAppPath } from '#web/lib/http/app-paths.ts'
import { type ReturnRules, safeReturn } from '#web/lib/http/safe-return.ts'
import { defaultLocale, isLocale, type Locale, localePath } from '#locales/table.ts'

/** The path without its language prefix and query. */
const bare = (address: string): string => {
  const [, first = '', ...rest] = (/^[^?#]*/.exec(address)?.[0] ?? '').split('/')
  return isLocale(first) && first !== defaultLocale ? `/${rest.join('/')}` : `/${[first, ...rest].join('/')}`
}

const inLanguage = (address: string, locale: Locale): string => {
  const path = /^[^?#]*/.exec(address)?.[0] ?? ''
  return isAppPath(path) ? `${localePath(locale, path)}${address.slice(path.length)}` : address
}

/**
 * Where to go after logging in: back to where the visitor came from, else to the address of the broker's answer,
 * else to their account; of these only what may be followed (requirements E6), and never to the login again.
 * @param redirect the page's own `redirect`; @param dt of the answer
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

/** The address of the login from a page, to come back to it (requirements A4); alone on the login itself. */
export const loginAddress = (here: string, locale: Locale): string => {
  const login = localePath(locale, '/login')
  return bare(here) === '/login' ? login : `${login}?redirect=${encodeURIComponent(here)}`
}
