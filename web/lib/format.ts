import { type Locale, locales } from '#locales/table.ts'
import { formatPrice } from './decimal.ts'

/** A day such as `2026-10-01` in the language's notation: `1 Oct 2026`. Null when it is no date. */
export const formatDay = (locale: Locale, day: string): string | null => {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at)) return null
  const format = new Intl.DateTimeFormat(locales[locale].intl, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(at)
}

/** The size of a file in whole kilobytes, megabytes from a thousand of those: `212 kB`, `1.4 MB`. */
export const formatSize = (locale: Locale, bytes: number): string => {
  const isLarge = bytes >= 999_500
  const format = new Intl.NumberFormat(locales[locale].intl, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return format.format(isLarge ? bytes / 1e6 : Math.max(1, bytes / 1000))
}

/** The sign of per cent as it stands behind a figure; German sets a space before it. */
export const percentSign = (locale: Locale): string => (locale === 'de' ? '\u00a0%' : '%')

/** A share in per cent, `3.33` as `3.33%`. `value` is a decimal string. */
export const formatPercent = (locale: Locale, value: string): string =>
  `${formatPrice(locale, value)}${percentSign(locale)}`
