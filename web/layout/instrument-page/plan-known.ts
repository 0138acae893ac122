import type { PriceHistory } from '#web/broker/history/history.ts'

/** The last prices the site holds: bids by symbol, and the time of the instrument's own, ms since 1970. */
export interface KnownPrices {
  at: number
  bids: Readonly<Record<string, string>>
}

/** The last close of each course, dated by the instrument's history; null while that is empty. */
export const planKnown = (
  { symbol, bars, stepMs }: Pick<PriceHistory, 'symbol' | 'bars' | 'stepMs'>,
  courses: ReadonlyMap<string, readonly string[]>,
  now: number,
): KnownPrices | null => {
  const last = bars.at(-1)
  if (!last) return null
  const bids = Object.fromEntries(
    [...courses].flatMap(([name, closes]) => {
      const close = closes.at(-1)
      return close === undefined ? [] : [[name, close]]
    }),
  )
  return { at: Math.min(last.at + stepMs, now), bids: { ...bids, [symbol]: last.close } }
}
