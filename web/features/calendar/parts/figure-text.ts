import type { Locale } from '#locales/table.ts'
import { formatPrice, isDecimal } from '#web/lib/numbers/decimal.ts'
import { formatPercent } from '#web/lib/numbers/percent.ts'

/**
 * A figure with its unit in the language's notation: `−0.3%`, `1,28 Mio.`. Unknown units stay as they are, and what is
 * no number, such as a vote of `0-0-9`, stands as it was reported.
 */
export const figureText = (
  locale: Locale,
  value: string,
  unit: string,
  words: { units: Readonly<Record<string, string>> },
): string => {
  if (!isDecimal(value)) return value
  return unit === '%'
    ? formatPercent(locale, value)
    : `${formatPrice(locale, value)}${words.units[unit] ?? unit}`
}
