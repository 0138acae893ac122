import { shownIn } from '#common/time/zoned-time.ts'
import type { Choice } from './release.ts'

/** Date and time in a zone. */
export interface ZoneClock {
  /** The date, such as `2026-11-18`. */
  dayOf(at: number): string
  /** The time, such as `08:30`. */
  timeOf(at: number): string
}

const minute = 60_000

/** @param shown what the clock shows at an instant, as if that were UTC, ms */
const clockOf = (shown: (at: number) => number): ZoneClock => {
  const written = (at: number) => new Date(shown(at)).toISOString()
  return { dayOf: (at) => written(at).slice(0, 10), timeOf: (at) => written(at).slice(11, 16) }
}

const isKnown = (timeZone: string): boolean => {
  try {
    shownIn(timeZone, 0)
    return true
  } catch {
    return false
  }
}

/**
 * The clock of one of the broker's zones: by time zone rules if the browser knows it, so that it is right across
 * daylight saving changes; else by the broker's current UTC offset.
 */
export const zoneClock = ({ id, diff }: Pick<Choice, 'id' | 'diff'>): ZoneClock =>
  clockOf(isKnown(id) ? (at) => shownIn(id, at) : (at) => at + diff * minute)

/** Used until the broker's list is loaded, and if it lacks the visitor's zone. */
export const utc: Choice = { id: 'UTC', name: 'UTC', diff: 0 }

const sameClocks = (a: string, b: string, year: number): boolean => {
  if (!isKnown(a) || !isKnown(b)) return false
  const [one, other] = [zoneClock({ id: a, diff: 0 }), zoneClock({ id: b, diff: 0 })]
  return Array.from({ length: 12 }, (_unused, month) => Date.UTC(year, month, 15)).every(
    (at) => one.timeOf(at) === other.timeOf(at) && one.dayOf(at) === other.dayOf(at),
  )
}

/** The broker's zone for a visitor: their own, or one with the same offsets all year; else UTC. */
export const zoneFor = (zones: readonly Choice[], own: string, year: number): Choice =>
  zones.find(({ id }) => id === own) ??
  zones.find(({ id }) => sameClocks(id, own, year)) ??
  zones.find(({ id }) => id === 'UTC') ??
  utc
