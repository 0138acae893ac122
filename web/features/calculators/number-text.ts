import type { Locale } from '#locales/table.ts'

/** The decimal mark of a language. Thousands are not separated in a field: `1.085` must not become a thousand. */
const markOf = (locale: Locale): '.' | ',' => (locale === 'en' ? '.' : ',')

/** What was typed as a decimal string, `1.085`; null when it is no number as this language writes it. */
export const canonicalOf = (locale: Locale, text: string): string | null => {
  const trimmed = text.trim().replace('−', '-')
  const shape = locale === 'en' ? /^-?\d{1,15}(?:\.\d{1,10})?$/ : /^-?\d{1,15}(?:,\d{1,10})?$/
  return shape.test(trimmed) ? trimmed.replace(',', '.') : null
}

/** A decimal string as it is typed in this language. */
export const typedAs = (locale: Locale, canonical: string): string => canonical.replace('.', markOf(locale))
