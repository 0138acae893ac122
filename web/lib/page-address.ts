import { isLocale, type Locale } from '#locales/table.ts'

/** A page by its language and its path without prefix, which is at least `/`. */
export interface PageAddress {
  locale: Locale
  path: string
}

/** The address of Next's key `…/$/de/fees`; null for what has none of its own, such as a channel's page. */
export const addressOfKey = (key: string): PageAddress | null => {
  const [, locale, path] = /\/\$\/([a-z]{2})((?:\/[a-z0-9_-]+)*)$/.exec(key) ?? []
  if (!isLocale(locale) || path === undefined || path.startsWith('/channel/')) return null
  return { locale, path: path === '' ? '/' : path }
}
