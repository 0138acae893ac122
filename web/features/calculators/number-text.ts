import { type Locale, locales } from '#locales/table.ts'
import { perLocale } from '#web/lib/numbers/per-locale.ts'

/** How a language writes a number in a field. Fields have no thousands separators: `1.085` must not become a thousand. */
const notation = perLocale((locale) => {
  const parts = new Intl.NumberFormat(locales[locale].intl).formatToParts(0.5)
  const separator = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  return { separator, shape: new RegExp(`^-?\\d{1,15}(?:\\${separator}\\d{1,10})?$`) }
})

/** Typed text as a decimal string; null if it is no number in this language. */
export const canonicalOf = (locale: Locale, text: string): string | null => {
  const { separator, shape } = notation(locale)
  const trimmed = text.trim().replace('−', '-')
  return shape.test(trimmed) ? trimmed.replace(separator, '.') : null
}

/** A decimal string as typed in this language. */
export const typedAs = (locale: Locale, canonical: string): string =>
  canonical.replace('.', notation(locale).separator)
