import { type Locale, locales } from '#locales/table.ts'
import { perLocale } from './per-locale.ts'
import { bindUnits } from './units.ts'

const dayFormat = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locales[locale].intl, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
)

const sizeFormats = perLocale((locale) => {
  const formatIn = (unit: string, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locales[locale].intl, { style: 'unit', unit, maximumFractionDigits })
  return { large: formatIn('megabyte', 1), small: formatIn('kilobyte', 0) }
})

/** A date such as `2026-10-01` in the language's notation: `1 Oct 2026`. Null when invalid. */
export const formatDay = (locale: Locale, day: string): string | null => {
  const at = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(at) ? null : dayFormat(locale).format(at)
}

/** A file size in whole kilobytes, or megabytes from 1,000 kB: `212 kB`, `1.4 MB`. */
export const formatSize = (locale: Locale, bytes: number): string => {
  const { large, small } = sizeFormats(locale)
  return bindUnits(bytes >= 999_500 ? large.format(bytes / 1e6) : small.format(Math.max(1, bytes / 1000)))
}
