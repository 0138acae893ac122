import { type BarStep, minuteMs } from '#web/broker/history/bar-steps.ts'

const dayMs = 1_440 * minuteMs

/** A question for bars: of this length, from an instant on. */
export interface FillQuestion {
  step: BarStep
  from: number
}

/**
 * How far back bars of each length are asked for: the ranges of the charts, and a little more. The days come last: once
 * they are there, all is. A gap begins within a bar, which is asked for whole: `wholeMs` more, for a day over a weekend.
 */
const reaches: readonly { step: BarStep; reachMs: number; wholeMs: number }[] = [
  { step: '15m', reachMs: 8 * dayMs, wholeMs: 15 * minuteMs },
  { step: '1h', reachMs: 40 * dayMs, wholeMs: 60 * minuteMs },
  { step: '1d', reachMs: 731 * dayMs, wholeMs: 3 * dayMs },
]

/** A history that begins earlier than this was fetched before, whole. */
const fetchedMs = 300 * dayMs

/** Whether an instrument's history was ever fetched, by the start of its first bar. */
export const wasFetched = (now: number, since: number | null): boolean =>
  since !== null && since <= now - fetchedMs

/**
 * Since when nothing is known of an instrument; null if its history was never fetched.
 * @param since start of its first bar
 * @param last start of its last minute
 */
export const knownUntil = (now: number, since: number | null, last: number | null): number | null =>
  wasFetched(now, since) ? (last ?? now - reachOfMinutes) : null

const reachOfMinutes = dayMs

/**
 * What to ask about an instrument of which nothing is known since an instant, or never was (null). A gap of a day at
 * most is asked for in minutes, which go into the longer bars; a longer one in those, each as far back as it reaches.
 */
export const planFill = (now: number, known: number | null): FillQuestion[] => {
  const gap = known === null ? Number.POSITIVE_INFINITY : Math.max(0, now - known)
  if (gap <= reachOfMinutes) return [{ step: '1m', from: now - gap - minuteMs }]
  return reaches.map(({ step, reachMs, wholeMs }) => ({
    step,
    from: now - Math.min(gap + wholeMs, reachMs),
  }))
}
