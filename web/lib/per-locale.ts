import type { Locale } from '#locales/table.ts'

/** Makes something once for each language: a formatter of Intl costs a hundred times what a text of it does. */
export const perLocale = <Made>(make: (locale: Locale) => Made): ((locale: Locale) => Made) => {
  const made = new Map<Locale, Made>()
  return (locale) => {
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}
