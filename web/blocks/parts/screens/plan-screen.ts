import { percentChange, withPlacesOf } from '#web/lib/numbers/decimal.ts'
import { type Bar, type Bars, lastBars, sampleBars } from './plan-plot.ts'
import type { SamplePrice } from './plan-ticket.ts'

/** What a drawn screen shows. */
export interface ScreenData {
  prices: readonly [SamplePrice, ...SamplePrice[]]
  /** The one that is drawn as a chart. */
  chosen: SamplePrice
  bars: Bars
  /** The time of the last price on record, ms since 1970; null where the prices are samples. */
  at: number | null
}

/**
 * The screen at the last prices on record, or at the editor's samples until every one of them is on record: a list of
 * both would look like prices of one moment.
 * @param courses closes of the last day of trading by symbol, oldest first
 * @param history the bars of the instrument that is drawn as a chart
 */
export const planScreen = (
  samples: ScreenData['prices'],
  chosen: SamplePrice,
  courses: ReadonlyMap<string, readonly string[]>,
  history: readonly Bar[],
): ScreenData => {
  const known = samples.flatMap((sample): SamplePrice[] => {
    const closes = courses.get(sample.symbol) ?? []
    const [first, last] = [closes[0], closes.at(-1)]
    if (first === undefined || last === undefined || closes.length < 2) return []
    return [
      { symbol: sample.symbol, bid: withPlacesOf(sample.bid, last), change: percentChange(first, last) },
    ]
  })
  const bars = lastBars(history)
  const last = bars?.at(-1)
  const [first, ...others] = known
  const drawn = known.find(({ symbol }) => symbol === chosen.symbol)
  if (bars && last && first && drawn && known.length === samples.length)
    return { prices: [first, ...others], chosen: drawn, bars, at: last.at }
  return { prices: samples, chosen, bars: sampleBars(chosen.bid, Number(chosen.change ?? 0)), at: null }
}
