import type { Locale } from '#locales/table.ts'

/** Creates a value once per language: an Intl formatter costs a hundred times what formatting does. */
export const perLocale = <Made>(make: (locale: Locale) => Made): ((locale: Locale) => Made) => {
  const made = new Map<Locale, Made>()
  return (locale) => {
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}
