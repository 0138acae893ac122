import 'server-only'
import type { Bar, HistoryRange, PriceHistory } from './history.ts'
import { barStore } from './open-store.ts'
import { barsOfRange, beginOf, rangeRules } from './plan-ranges.ts'

/** The history of an instrument over a range that ends at `now`, ms since 1970; empty while nothing is known. */
export const historyOf = async (symbol: string, range: HistoryRange, now: number): Promise<PriceHistory> => {
  const store = barStore()
  const { from: step, stepMs } = rangeRules[range]
  const from = beginOf(range, now, await store.last(symbol, step, now))
  const [bars, since] = await Promise.all([store.read(symbol, step, from, now), store.since(symbol)])
  return { symbol, range, stepMs, from, to: now, bars: barsOfRange(range, bars), since }
}

/** Longest closure over which a course is looked for: a week of holidays with the weekends around it. */
const lookBackMs = 10 * 86_400_000

/** Where the day begins that ends with the last bar; null where there is none, or too long ago. */
const beginOfDay = (last: number | null, now: number): number | null =>
  last === null || last < now - lookBackMs ? null : beginOf('1d', now, last)

/**
 * The bars of every quarter of an hour of an instrument's last day up to `now`, oldest first, for many instruments at
 * once. One without any is left out.
 */
export const dayBarsOf = async (
  symbols: readonly string[],
  now: number,
): Promise<Map<string, readonly Bar[]>> => {
  const store = barStore()
  const days = await Promise.all(
    symbols.map(async (symbol): Promise<[string, readonly Bar[]]> => {
      const begin = beginOfDay(await store.last(symbol, '15m', now), now)
      return [symbol, begin === null ? [] : await store.read(symbol, '15m', begin, now)]
    }),
  )
  return new Map(days.filter(([, bars]) => bars.length > 0))
}

/**
 * The closes of every quarter of an hour of an instrument's last day of trading up to `now`, oldest first, for many
 * instruments at once. One without any is left out.
 */
export const coursesOf = async (
  symbols: readonly string[],
  now: number,
): Promise<Map<string, readonly string[]>> => {
  const store = barStore()
  const lasts = await Promise.all(symbols.map((symbol) => store.last(symbol, '15m', now)))
  const begins = lasts.map((last) => beginOfDay(last, now) ?? now)
  const closes = await store.closes(symbols, '15m', Math.min(now, ...begins), now)
  return new Map(
    symbols.flatMap((symbol, index) => {
      const begin = begins[index] ?? now
      const course = (closes.get(symbol) ?? []).filter(({ at }) => at >= begin).map(({ close }) => close)
      return course.length === 0 ? [] : [[symbol, course]]
    }),
  )
}

/** The bars of the trading days of an instrument over some time up to `now`, oldest first, for many instruments at once. */
export const tradingDaysOf = async (
  symbols: readonly string[],
  lengthMs: number,
  now: number,
): Promise<Map<string, readonly Bar[]>> => {
  const store = barStore()
  return new Map(
    await Promise.all(
      symbols.map(
        async (symbol): Promise<[string, readonly Bar[]]> => [
          symbol,
          barsOfRange('1m', await store.read(symbol, '1d', now - lengthMs, now)),
        ],
      ),
    ),
  )
}
