/**
 * The one table of content languages. Everything that lists languages (schemas, routes, switcher,
 * hreflang, tests) reads it here; a fourth language is a row here and its folder beside.
 */
export const locales = {
  en: { name: 'English', prefix: '', intl: 'en-GB', ogLocale: 'en_GB' },
  de: { name: 'Deutsch', prefix: '/de', intl: 'de-DE', ogLocale: 'de_DE' },
  pl: { name: 'Polski', prefix: '/pl', intl: 'pl-PL', ogLocale: 'pl_PL' },
} as const satisfies Record<string, { name: string; prefix: string; intl: string; ogLocale: string }>

export type Locale = keyof typeof locales

/** The language without a prefix in the address (requirements C1). */
export const defaultLocale: Locale = 'en'

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(locales, value)

/** In the order of the table. */
export const localeIds: readonly Locale[] = Object.keys(locales).filter(isLocale)

/**
 * The public path of a page in a language: `localePath('de', '/about/intro')` is `/de/about/intro`,
 * `localePath('de', '/')` is `/de`, and English has no prefix.
 */
export const localePath = (locale: Locale, path: string): string => {
  const { prefix } = locales[locale]
  return path === '/' ? prefix || '/' : `${prefix}${path}`
}
