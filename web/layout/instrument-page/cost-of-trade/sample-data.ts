import type { Bar } from '#web/broker/history/history.ts'
import { nightsFrom } from '#web/features/calculators/plan-nights.ts'
import type { Locale } from '#locales/table.ts'
import type { CostData, CostRange, CostTerms } from './cost-data.ts'
import type { CostContext } from './plan-answer.ts'
import { contextOf } from './plan-context.ts'

/** Data of the tests: a pair with round figures. */
export const terms: CostTerms = {
  symbol: 'EURUSD',
  digits: 5,
  assetClass: 'forex',
  hours: { zone: 'America/New_York', sessions: 'Sun 17:05 - Fri 16:55', dailyBreak: '16:59-17:05' },
  minLot: '0.01',
  maxLot: '50',
  lotStep: '0.01',
  contractSize: '100000',
  pipSize: '0.0001',
  quote: 'USD',
  maxLeverage: '30:1',
  typicalSpread: '0.9',
  overnightLong: '-14.62',
  overnightShort: '-0.45',
  tripleNight: 'wednesday',
}

const barOf = (at: number, [open, high, low, close]: readonly [string, string, string, string]): Bar => ({
  at,
  open,
  high,
  low,
  close,
  count: 1,
})

type Prices = readonly [string, string, string, string]

const dataOf = (range: CostRange, stepMs: number, bars: readonly Bar[], to: number): CostData => ({
  history: { symbol: 'EURUSD', range, stepMs, from: bars[0]?.at ?? to, to, bars, since: bars[0]?.at ?? null },
  legs: {},
})

/** Bars of trading days from Monday 26 October 2026 on, over the week in which the clocks of New York go back. */
export const daysOf = (prices: readonly Prices[], locale: Locale = 'en', own = terms): CostContext => {
  const [sunday] = nightsFrom(Date.parse('2026-10-23T12:00:00Z'), 1, null)
  const nights = nightsFrom(Date.parse('2026-10-26T12:00:00Z'), prices.length, null)
  // The first day begins with Sunday’s evening, each other one with the night before; Monday’s on Sunday.
  const begins = nights.map(({ at, weekday }, index) => {
    if (index === 0) return (sunday?.at ?? 0) + 2 * 86_400_000
    return weekday === 1 ? at - 86_400_000 : (nights[index - 1]?.at ?? 0)
  })
  const bars = prices.map((price, index) => barOf(begins[index] ?? 0, price))
  return contextOf(locale, own, dataOf('1m', 86_400_000, bars, (nights.at(-1)?.at ?? 0) - 3_600_000))
}

/** Bars of two hours from an instant on. */
export const hoursFrom = (
  from: string,
  prices: readonly (Prices | null)[],
  locale: Locale = 'en',
): CostContext => {
  const step = 7_200_000
  const begin = Date.parse(from)
  const bars = prices.flatMap((price, index) => (price ? [barOf(begin + index * step, price)] : []))
  return contextOf(locale, terms, dataOf('1w', step, bars, begin + prices.length * step - 600_000))
}
