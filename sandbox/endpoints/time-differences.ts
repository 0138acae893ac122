import { wallClockDifference } from '#sandbox/market/zoned-time.ts'

const zones = [
  ['UTC', 'UTC'],
  ['Europe/London', 'London'],
  ['Europe/Berlin', 'Berlin, Warsaw'],
  ['Europe/Nicosia', 'Nicosia'],
  ['Asia/Dubai', 'Dubai'],
  ['Asia/Shanghai', 'Shanghai'],
  ['Asia/Tokyo', 'Tokyo'],
  ['Australia/Sydney', 'Sydney'],
  ['America/New_York', 'New York'],
  ['America/Los_Angeles', 'Los Angeles'],
] as const

/** The zones of the calendar with their difference from UTC at an instant, in minutes. */
export const timeDifferences = (now: number) =>
  zones.map(([id, name]) => {
    const diff = wallClockDifference(id, now)
    const hours = Math.floor(Math.abs(diff) / 60)
    const minutes = Math.abs(diff) % 60
    const sign = diff < 0 ? '−' : '+'
    const offset = diff === 0 ? '' : `${sign}${hours}${minutes === 0 ? '' : `:${minutes}`}`
    return { id, name: id === 'UTC' ? 'UTC' : `${name} (UTC${offset})`, diff }
  })
