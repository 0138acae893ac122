import { type Stretch, tradingDayOf } from '#common/time/trading-days.ts'
import type { Instrument } from './instruments.ts'
import { bidTicks, formatTicks, updateIntervalMs } from './quotes.ts'
import { type Session, sessionsBetween } from './sessions.ts'

const minute = 60_000

/** Lengths of bars, and how far apart the quotes lie that make one, ms. */
const intervals = {
  '1m': { length: minute, step: 15_000 },
  '5m': { length: 5 * minute, step: minute },
  '15m': { length: 15 * minute, step: minute },
  '1h': { length: 60 * minute, step: 5 * minute },
  '1d': { length: 1_440 * minute, step: 60 * minute },
} as const

export type Interval = keyof typeof intervals

export const intervalNames = ['1m', '5m', '15m', '1h', '1d'] as const satisfies readonly Interval[]

/** A bar of bids, decimal strings; `at` is its start. */
export interface MarketBar {
  at: number
  open: string
  high: string
  low: string
  close: string
}

/** How far back there are bars: two years of days. */
const oldestMs = 731 * 1_440 * minute

const stretchOf = (interval: Interval, instant: number): Stretch => {
  if (interval === '1d') return tradingDayOf(instant)
  const { length } = intervals[interval]
  const from = Math.floor(instant / length) * length
  return { from, to: from + length }
}

/** The instants whose quotes make a part of a bar: its first, every `step`, and its last. */
const instantsOf = (from: number, last: number, step: number): number[] => {
  const found = [from]
  for (let at = (Math.floor(from / step) + 1) * step; at < last; at += step) found.push(at)
  if (last > from) found.push(last)
  return found
}

/** The instants of a bar while the market is open; the quote at which a session ends is its last. */
const quotedIn = (stretch: Stretch, sessions: readonly Session[], step: number, now: number): number[] =>
  sessions
    .filter(({ from, to }) => to > stretch.from && from < stretch.to && from <= now)
    .flatMap(({ from, to }) => {
      const last = Math.min(to, stretch.to - updateIntervalMs, now)
      const first = Math.max(from, stretch.from)
      return last < first ? [] : instantsOf(first, last, step)
    })

/**
 * The bars of an instrument from an instant to `now`, oldest first, `most` of them; hours without a session have none.
 * Opening and close are quotes of their instants, high and low those of all quotes looked at: longer bars look at
 * fewer, and only at such as the shorter ones look at too.
 */
export function barsFrom(
  seed: string,
  instrument: Instrument,
  interval: Interval,
  { from, now, most }: { from: number; now: number; most: number },
): MarketBar[] {
  const { step } = intervals[interval]
  const begin = Math.max(from, now - oldestMs)
  const sessions = sessionsBetween(instrument.hours, begin, now + 1)
  const bars: MarketBar[] = []
  let next = 0
  for (const session of sessions) {
    for (let at = Math.max(session.from, begin, next); at < session.to && at <= now; ) {
      const stretch = stretchOf(interval, at)
      at = next = stretch.to
      // The bar that holds the first instant began before it.
      if (stretch.from < begin) continue
      const ticks = quotedIn(stretch, sessions, step, now).map((instant) =>
        bidTicks(seed, instrument, instant),
      )
      const [open, close] = [ticks[0], ticks.at(-1)]
      if (open === undefined || close === undefined) continue
      const text = (value: number) => formatTicks(value, instrument.digits)
      bars.push({
        at: stretch.from,
        open: text(open),
        high: text(Math.max(...ticks)),
        low: text(Math.min(...ticks)),
        close: text(close),
      })
      if (bars.length >= most) return bars
    }
  }
  return bars
}
