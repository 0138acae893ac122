import { type BarStep, minuteMs, stretchOf } from './bar-steps.ts'
import type { Bar, HistoryRange } from './history.ts'
import { barOf, type KeptBar, keptBar, mergeBars } from './plan-merge.ts'
import { tradingDayOf, tradingWeekOf } from '#common/time/trading-days.ts'

const dayMs = 1_440 * minuteMs

interface RangeRule {
  /** The kept bars it is made of. */
  from: BarStep
  /** How far back it goes from its end, ms. */
  lengthMs: number
  /** Length of its own bars, ms; of a week the usual one. */
  stepMs: number
  /** Start of the bar that an instant lies in. */
  startOf: (instant: number) => number
}

const multipleOf = (length: number) => (instant: number) => Math.floor(instant / length) * length

export const rangeRules: Readonly<Record<HistoryRange, RangeRule>> = {
  '1d': { from: '15m', lengthMs: dayMs, stepMs: 15 * minuteMs, startOf: multipleOf(15 * minuteMs) },
  '1w': { from: '1h', lengthMs: 7 * dayMs, stepMs: 120 * minuteMs, startOf: multipleOf(120 * minuteMs) },
  '1m': { from: '1d', lengthMs: 31 * dayMs, stepMs: dayMs, startOf: (at) => tradingDayOf(at).from },
  '1y': { from: '1d', lengthMs: 366 * dayMs, stepMs: 7 * dayMs, startOf: (at) => tradingWeekOf(at).from },
}

/**
 * Where a range begins that is asked for at `now`: at the start of a bar. A day goes back from the last bar, so that
 * the hours before a weekend are there through it; `last` is where that bar begins, null while there is none.
 */
export const beginOf = (range: HistoryRange, now: number, last: number | null): number => {
  const { from, lengthMs, startOf } = rangeRules[range]
  const end = range === '1d' && last !== null ? Math.min(now, stretchOf(from, last).to) : now
  return startOf(end - lengthMs)
}

/** Bars in the range's own length, of sound kept bars in order. */
export const barsOfRange = (range: HistoryRange, bars: readonly Bar[], now: number): Bar[] => {
  const { from, startOf } = rangeRules[range]
  const whole: KeptBar[] = []
  for (const bar of bars) {
    const kept = keptBar(from, bar, now)
    if (!kept) continue
    const at = startOf(bar.at) / minuteMs
    const ahead = kept.at - at
    const part = { ...kept, at, first: ahead, last: ahead + kept.last }
    const open = whole.at(-1)
    const merged = open?.at === at ? mergeBars(open, part, open.count + part.count) : null
    if (merged) whole[whole.length - 1] = merged
    else if (open?.at !== at) whole.push(part)
  }
  return whole.map(barOf)
}
