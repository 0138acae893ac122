import type { Locale } from '#locales/table.ts'

/** The decimal separator of a language. Fields have no thousands separators: `1.085` must not become a thousand. */
const markOf = (locale: Locale): '.' | ',' => (locale === 'en' ? '.' : ',')

/** Typed text as a decimal string; null if it is no number in this language. */
export const canonicalOf = (locale: Locale, text: string): string | null => {
  const trimmed = text.trim().replace('−', '-')
  const shape = locale === 'en' ? /^-?\d{1,15}(?:\.\d{1,10})?$/ : /^-?\d{1,15}(?:,\d{1,10})?$/
  return shape.test(trimmed) ? trimmed.replace(',', '.') : null
}

/** A decimal string as typed in this language. */
export const typedAs = (locale: Locale, canonical: string): string => canonical.replace('.', markOf(locale))
