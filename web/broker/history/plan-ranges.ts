import { type BarStep, minuteMs, stretchOf } from './bar-steps.ts'
import type { Bar, HistoryRange } from './history.ts'
import { type Stretch, tradingDayOf, tradingWeekOf } from '#common/time/trading-days.ts'

const dayMs = 1_440 * minuteMs

interface RangeRule {
  /** The kept bars it is made of. */
  from: BarStep
  /** How far back it goes from its end, ms. */
  lengthMs: number
  /** Length of its own bars, ms; of a week the usual one. */
  stepMs: number
  /** The bar that an instant lies in. */
  wholeOf: (instant: number) => Stretch
}

const multipleOf = (length: number) => (instant: number) => {
  const from = Math.floor(instant / length) * length
  return { from, to: from + length }
}

export const rangeRules: Readonly<Record<HistoryRange, RangeRule>> = {
  '1d': { from: '15m', lengthMs: dayMs, stepMs: 15 * minuteMs, wholeOf: multipleOf(15 * minuteMs) },
  '1w': { from: '1h', lengthMs: 7 * dayMs, stepMs: 120 * minuteMs, wholeOf: multipleOf(120 * minuteMs) },
  '1m': { from: '1d', lengthMs: 31 * dayMs, stepMs: dayMs, wholeOf: tradingDayOf },
  '1y': { from: '1d', lengthMs: 366 * dayMs, stepMs: 7 * dayMs, wholeOf: tradingWeekOf },
}

/**
 * Where a range begins that is asked for at `now`: at the start of a bar. A day goes back from the last bar, so that
 * the hours before a weekend are there through it; `last` is where that bar begins, null while there is none.
 */
export const beginOf = (range: HistoryRange, now: number, last: number | null): number => {
  const { from, lengthMs, wholeOf } = rangeRules[range]
  const end = range === '1d' && last !== null ? Math.min(now, stretchOf(from, last).to) : now
  return wholeOf(end - lengthMs).from
}

const higher = (a: string, b: string): string => (Number(b) > Number(a) ? b : a)
const lower = (a: string, b: string): string => (Number(b) < Number(a) ? b : a)

/** Bars in the range's own length, of kept bars in order. */
export const barsOfRange = (range: HistoryRange, bars: readonly Bar[]): Bar[] => {
  const { wholeOf } = rangeRules[range]
  const whole: Bar[] = []
  // What instant a bar belongs to is slow to find out for a week, and the next bar mostly belongs to the same.
  let end = Number.NEGATIVE_INFINITY
  for (const bar of bars) {
    const open = whole.at(-1)
    if (open && bar.at < end) {
      const high = higher(open.high, bar.high)
      const low = lower(open.low, bar.low)
      whole[whole.length - 1] = { ...open, high, low, close: bar.close, count: open.count + bar.count }
      continue
    }
    const { from, to } = wholeOf(bar.at)
    whole.push({ ...bar, at: from })
    end = to
  }
  return whole
}
