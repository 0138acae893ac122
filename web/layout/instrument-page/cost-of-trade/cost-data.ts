import type { Bar, PriceHistory } from '#web/broker/history/history.ts'
import type { TradeTerms } from '#web/features/calculators/plan-trade.ts'
import { rateOf } from '#web/features/calculators/conversion.ts'
import { type Ratio, ratioOf } from '#web/lib/numbers/ratio.ts'

/** The ranges a past trade can be worked out in: bars of two hours, days and weeks. */
export const costRanges = ['1w', '1m', '1y'] as const
export type CostRange = (typeof costRanges)[number]

export const isCostRange = (value: unknown): value is CostRange => costRanges.some((one) => one === value)

/** What the tool knows of an instrument; figures are decimal strings. */
export interface CostTerms extends TradeTerms {
  symbol: string
  digits: number
  assetClass: string
  hours: { zone: string; sessions: string; dailyBreak: string | null } | null
  minLot: string
  maxLot: string
  lotStep: string
}

/** A bar of a pair that converts: when it began, its first and its last bid. */
export type Leg = Pick<Bar, 'at' | 'open' | 'close'>

/** The bars of a range with those of the pairs that convert its result, by symbol; the instrument’s own are not among them. */
export interface CostData {
  history: Omit<PriceHistory, 'range'> & { range: CostRange }
  legs: Readonly<Record<string, readonly Leg[]>>
}

export const legOf = ({ at, open, close }: Bar): Leg => ({ at, open, close })

/**
 * The rate that turned one currency into another at the first or the last price of the bar that began at an instant: by
 * the pairs’ own bars of that time, or the last ones before it. Null where one of them has none.
 */
export const rateAt = (
  { history, legs }: CostData,
  from: string,
  to: string,
  { at, side }: { at: number; side: 'open' | 'close' },
): Ratio | null =>
  rateOf(from, to, (symbol) => {
    const bars = symbol === history.symbol ? history.bars : (legs[symbol] ?? [])
    const leg = bars.findLast((bar) => bar.at <= at)
    if (!leg) return null
    return ratioOf(leg.at === at ? leg[side] : leg.close)
  })
