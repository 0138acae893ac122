import type { RecordedDay } from '#web/features/history/plan-day.ts'
import { percentChange, withPlacesOf } from '#web/lib/numbers/decimal.ts'
import { type Bar, type Bars, lastBars, sampleBars } from './plan-plot.ts'
import type { SamplePrice } from './plan-ticket.ts'

/** The prices of a drawn screen. */
export interface ScreenPrices {
  prices: readonly SamplePrice[]
  /** Of when the first of them is, ms since 1970; null where they are samples. */
  at: number | null
}

/** What a drawn screen shows. */
export interface ScreenData extends ScreenPrices {
  prices: readonly [SamplePrice, ...SamplePrice[]]
  /** The one that is drawn as a chart. */
  chosen: SamplePrice
  bars: Bars
}

type Days = ReadonlyMap<string, Pick<RecordedDay, 'bid' | 'at' | 'open'>>

/**
 * The last prices on record with their change since the session's open, or the editor's samples until every one of them
 * is on record: a list of both would look like prices of one moment.
 */
export const planPrices = (samples: readonly SamplePrice[], days: Days): ScreenPrices => {
  const known = samples.flatMap(({ symbol, bid }): SamplePrice[] => {
    const day = days.get(symbol)
    return day ? [{ symbol, bid: withPlacesOf(bid, day.bid), change: percentChange(day.open, day.bid) }] : []
  })
  const at = days.get(samples[0]?.symbol ?? '')?.at ?? null
  return known.length === samples.length ? { prices: known, at } : { prices: samples, at: null }
}

/**
 * The screen at the last prices on record, or at the editor's samples.
 * @param history the bars of the instrument that is drawn as a chart
 */
export const planScreen = (
  samples: ScreenData['prices'],
  chosen: SamplePrice,
  days: Days,
  history: readonly Bar[],
): ScreenData => {
  const { prices, at } = planPrices(samples, days)
  const bars = lastBars(history)
  const [first, ...others] = prices
  const drawn = prices.find(({ symbol }) => symbol === chosen.symbol)
  if (at !== null && bars && first && drawn) return { prices: [first, ...others], chosen: drawn, bars, at }
  return { prices: samples, chosen, bars: sampleBars(chosen.bid, Number(chosen.change ?? 0)), at: null }
}
