import type { Bar } from '#web/broker/history/history.ts'
import { lastDay } from '#web/features/chart/plan/day.ts'
import { marketOf } from '#web/features/hours/market-of.ts'
import { sessionAt } from '#web/features/hours/sessions.ts'
import type { Traded } from '#web/features/hours/sessions-of.ts'

/** The last day of trading of an instrument as the site has it on record. Prices are decimal strings. */
export interface RecordedDay {
  /** The last bid, and when it was that, ms since 1970. */
  bid: string
  at: number
  /** Since the session opened. */
  open: string
  low: string
  high: string
  /** The market is closed now. */
  isClosed: boolean
  /** When the session began, ms since 1970. */
  from: number
  /** Of every quarter of an hour of a whole day, the session before among them; oldest first. */
  closes: readonly string[]
  /** When each was the bid: the end of its quarter, the last one at most now. */
  closedAt: readonly number[]
}

/** A day of the bars of every quarter of an hour, oldest first; null of none. */
export const planDay = (
  instrument: Pick<Traded, 'hours' | 'assetClass'>,
  bars: readonly Bar[],
  stepMs: number,
  now: number,
): RecordedDay | null => {
  const last = bars.at(-1)
  const market = marketOf(instrument)
  const figures = lastDay({ bars, stepMs }, market, 'UTC')
  if (!last || !figures) return null
  const { from, open, low, high } = figures
  return {
    bid: last.close,
    at: Math.min(last.at + stepMs, now),
    open,
    low,
    high,
    isClosed: market !== null && !sessionAt(market, now).isOpen,
    from,
    closes: bars.map(({ close }) => close),
    closedAt: bars.map(({ at }) => Math.min(at + stepMs, now)),
  }
}
