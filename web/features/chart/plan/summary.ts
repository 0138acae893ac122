import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { allBars, type ChartHistory } from './history.ts'

/** What a screen reader hears of a chart: first, last, lowest and highest price; without bars that there are none. */
export const summaryOf = (
  history: ChartHistory,
  locale: Locale,
  /** `picture` contains `{{first}}`, `{{last}}`, `{{low}}` and `{{high}}`, `nothing` stands for a chart without bars. */
  words: { picture: string; nothing: string },
  values: Readonly<Record<string, string>>,
): string => {
  const bars = allBars(history)
  const first = bars[0]
  const last = bars.at(-1)
  if (!first || !last) return fill(words.nothing, values)
  const low = bars.reduce((least, bar) => (Number(bar.low) < Number(least.low) ? bar : least), first).low
  const high = bars.reduce((most, bar) => (Number(bar.high) > Number(most.high) ? bar : most), first).high
  return fill(words.picture, {
    ...values,
    first: formatPrice(locale, first.open),
    last: formatPrice(locale, last.close),
    low: formatPrice(locale, low),
    high: formatPrice(locale, high),
  })
}
