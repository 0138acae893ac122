import { type Locale, locales } from '#locales/table.ts'
import { perLocale } from './per-locale.ts'

/** Formatters by currency, decimals and whether a plus is written. */
const formats = perLocale(() => new Map<string, Intl.NumberFormat>())

/**
 * An amount of money as the language writes it, with all its decimals: `−€0.52`, `−0,52 €`. `value` is a decimal
 * string, `currency` its three letters; `isSigned` writes a plus too. What is no decimal stays as it is.
 */
export const formatMoney = (locale: Locale, value: string, currency: string, isSigned = false): string => {
  const decimals = /^-?\d+(?:\.(\d+))?$/.exec(value)
  if (!decimals) return value
  const places = decimals[1]?.length ?? 0
  const known = formats(locale)
  const key = `${currency} ${places} ${isSigned}`
  const format =
    known.get(key) ??
    new Intl.NumberFormat(locales[locale].intl, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      signDisplay: isSigned ? 'exceptZero' : 'negative',
      minimumFractionDigits: places,
      maximumFractionDigits: places,
      useGrouping: true,
    })
  known.set(key, format)
  return format.format(Number(value)).replace('-', '−')
}

const dayCounts = perLocale(
  (locale) =>
    new Intl.NumberFormat(locales[locale].intl, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
)

/** A number of days: `5 days`, `5 Tage`, `5 dni`. */
export const formatDays = (locale: Locale, days: number): string =>
  dayCounts(locale).format(days).replace(' ', '\u00a0')
