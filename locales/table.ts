/** What a language differs in beside its words. */
interface LocaleRow {
  /** As its own readers call it. */
  name: string
  /** Before every path of its pages. */
  prefix: string
  /** BCP 47, for `Intl`: dates, numbers and plurals follow from it. */
  intl: string
  /** For `og:locale`. */
  ogLocale: string
  /** Whether a space stands before the percent sign. */
  spacesPercent: boolean
  /** Lower-case letters that Latin-1 lacks; the web fonts are cut with them. */
  letters: string
}

/**
 * The one table of content languages. Everything that lists languages (schemas, routes, switcher,
 * hreflang, roles, tests) reads it here; a further language is a row here and its folder beside.
 */
export const locales = {
  en: { name: 'English', prefix: '', intl: 'en-GB', ogLocale: 'en_GB', spacesPercent: false, letters: '' },
  de: { name: 'Deutsch', prefix: '/de', intl: 'de-DE', ogLocale: 'de_DE', spacesPercent: true, letters: '' },
  pl: {
    name: 'Polski',
    prefix: '/pl',
    intl: 'pl-PL',
    ogLocale: 'pl_PL',
    spacesPercent: false,
    letters: 'ąćęłńśźż',
  },
} as const satisfies Record<string, LocaleRow>

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
