import { preferredLocales } from '#locales/preferred.ts'
import { defaultLocale, isLocale, type Locale, localeIds, localePath } from '#locales/table.ts'

/** What is known about a page request before rendering. */
export interface LanguageRequest {
  /** As requested, including a language prefix; without query. */
  pathname: string
  /** Query parameter `hl`, else `lng`. */
  query: string | null
  /** Cookie `hl`. */
  cookie: string | null
  acceptLanguage: string | null
  isCrawler: boolean
}

/** Whether a language has a page at a path without prefix. */
export type Exists = (locale: Locale, path: string) => boolean

export type LanguagePlan =
  /** A redirect; `remember` is stored in the cookie, parameters in `taken` are not carried on. */
  | {
      action: 'redirect'
      status: 307 | 308
      path: string
      remember?: Locale
      taken?: readonly string[]
      reason: string
    }
  /** The page itself. */
  | { action: 'serve'; locale: Locale; path: string; reason: string }
  /** The 404 page in the visitor's language. */
  | { action: 'missing'; locale: Locale; reason: string }

/** Splits a pathname into language prefix and path, which is at least `/`. */
export const splitPrefix = (pathname: string): { prefix: Locale | null; path: string } => {
  const [, first = '', ...rest] = pathname.split('/')
  return isLocale(first) ? { prefix: first, path: `/${rest.join('/')}` } : { prefix: null, path: pathname }
}

const asLocale = (value: string | null): Locale | null => (isLocale(value) ? value : null)

/**
 * The language of a request (requirements C1 to C3): the query wins and is remembered; a prefix is the language;
 * without a cookie Accept-Language decides once; with a cookie only `/` follows it, so that a shared English link
 * stays English; crawlers are never redirected.
 */
export const planLanguage = (request: LanguageRequest, exists: Exists): LanguagePlan => {
  const { prefix, path } = splitPrefix(request.pathname)
  const asked = asLocale(request.query)
  if (asked) {
    return {
      action: 'redirect',
      status: 307,
      path: localePath(asked, path),
      remember: asked,
      reason: 'the query names a language',
    }
  }
  if (prefix === defaultLocale) {
    return { action: 'redirect', status: 308, path, reason: 'the default language has no prefix' }
  }
  if (prefix) {
    return exists(prefix, path)
      ? { action: 'serve', locale: prefix, path, reason: 'the address names the language' }
      : { action: 'missing', locale: prefix, reason: 'no page at this address in its language' }
  }

  const remembered = asLocale(request.cookie)
  const preferred = preferredLocales(request.acceptLanguage)
  if (!localeIds.some((locale) => exists(locale, path))) {
    const locale = remembered ?? preferred[0] ?? defaultLocale
    return { action: 'missing', locale, reason: 'no page at this address in any language' }
  }
  if (!request.isCrawler) {
    const wished = remembered
      ? path === '/'
        ? remembered
        : defaultLocale
      : (preferred.find((locale) => exists(locale, path)) ?? defaultLocale)
    if (wished !== defaultLocale && exists(wished, path)) {
      return {
        action: 'redirect',
        status: 307,
        path: localePath(wished, path),
        ...(remembered ? {} : { remember: wished }),
        reason: remembered ? 'the visitor has chosen before' : 'the browser prefers this language',
      }
    }
  }
  return exists(defaultLocale, path)
    ? { action: 'serve', locale: defaultLocale, path, reason: 'an address without prefix is English' }
    : { action: 'missing', locale: defaultLocale, reason: 'no English page at this address' }
}
