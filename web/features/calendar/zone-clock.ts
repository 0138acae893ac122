import type { Choice } from './release.ts'

/** Date and time in a zone. */
export interface ZoneClock {
  /** The date, such as `2026-11-18`. */
  dayOf(at: number): string
  /** The time, such as `08:30`. */
  timeOf(at: number): string
}

const minute = 60_000

const clockOf = (format: Intl.DateTimeFormat, shift: number): ZoneClock => {
  const partsOf = (at: number) =>
    Object.fromEntries(format.formatToParts(at + shift).map(({ type, value }) => [type, value]))
  return {
    dayOf: (at) => {
      const { year = '', month = '', day = '' } = partsOf(at)
      return `${year}-${month}-${day}`
    },
    timeOf: (at) => {
      const { hour = '', minute: minutes = '' } = partsOf(at)
      return `${hour}:${minutes}`
    },
  }
}

const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

const isKnown = (timeZone: string): boolean => {
  try {
    return formatIn(timeZone).format(0) !== ''
  } catch {
    return false
  }
}

/**
 * The clock of one of the broker's zones: by time zone rules if the browser knows it, so that it is right across
 * daylight saving changes; else by the broker's current UTC offset.
 */
export const zoneClock = ({ id, diff }: Pick<Choice, 'id' | 'diff'>): ZoneClock =>
  isKnown(id) ? clockOf(formatIn(id), 0) : clockOf(formatIn('UTC'), diff * minute)

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
