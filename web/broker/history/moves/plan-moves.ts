import { minuteMs } from '#web/broker/history/bar-steps.ts'
import type { Bar } from '#web/broker/history/history.ts'
import { type MoveMinutes, moveMinutes, type PriceMove } from './move.ts'

/** A market without a bid for so long before an instant was closed: what it opens with is no move of that instant. */
const maxBaseAgeMs = 5 * minuteMs

/** The minute that an instant lies in begins here; the last whole one before it ends here. */
const minuteOf = (at: number): number => Math.floor(at / minuteMs) * minuteMs

/** Where the first whole minute ends that lasts until so many minutes after an instant, or longer. */
const endAfter = (at: number, minutes: number): number => Math.ceil(at / minuteMs + minutes) * minuteMs

/** The minutes that the moves after an instant are read from: the starts of the first and the last. */
export const minutesAround = (at: number): { from: number; to: number } => ({
  from: minuteOf(at) - maxBaseAgeMs,
  to: endAfter(at, 60) - minuteMs,
})

/** Whether all is known that will be of the hour after an instant. */
export const isHourOver = (at: number, now: number): boolean => now >= endAfter(at, 60) + minuteMs

/**
 * The moves after an instant, ms since 1970, from bars of a minute in order of time; those that end after `now` are not
 * read. Null without a bid shortly before it.
 */
export const movesAfter = (
  bars: readonly Pick<Bar, 'at' | 'close'>[],
  at: number,
  now: number,
): PriceMove | null => {
  const base = bars.findLast((bar) => bar.at < minuteOf(at) && bar.at >= minuteOf(at) - maxBaseAgeMs)
  if (!base) return null
  const closeAt = (end: number) =>
    end > now ? null : (bars.find((bar) => bar.at === end - minuteMs)?.close ?? null)
  const [one, quarter, hour] = moveMinutes.map((minutes) => closeAt(endAfter(at, minutes)))
  return { base: base.close, after: { 1: one ?? null, 15: quarter ?? null, 60: hour ?? null } }
}

export const isWholeMove = (move: PriceMove | null): move is PriceMove =>
  move !== null && moveMinutes.every((minutes) => move.after[minutes] !== null)

/** What two say of the same instant; the first is believed. */
export const mergeMoves = (first: PriceMove | null, second: PriceMove | null): PriceMove | null => {
  if (!first || !second) return first ?? second
  const of = (minutes: MoveMinutes) => first.after[minutes] ?? second.after[minutes]
  return { base: first.base, after: { 1: of(1), 15: of(15), 60: of(60) } }
}

export const isSameMove = (a: PriceMove, b: PriceMove | null): boolean =>
  b !== null && a.base === b.base && moveMinutes.every((minutes) => a.after[minutes] === b.after[minutes])
