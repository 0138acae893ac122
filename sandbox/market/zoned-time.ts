/** A wall clock's reading; `month` counts from 1, `weekday` from Sunday 0. */
export interface WallClock {
  year: number
  month: number
  day: number
  weekday: number
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(zone, made)
  return made
}

/** The wall clock of `zone` at an instant, read as if it were UTC (milliseconds). */
function wallMilliseconds(zone: string, instant: number): number {
  const parts = Object.fromEntries(
    formatter(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The date a wall clock in `zone` shows at an instant. */
export function dateIn(zone: string, instant: number): WallClock {
  const wall = new Date(wallMilliseconds(zone, instant))
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    weekday: wall.getUTCDay(),
  }
}

/**
 * The instant at which the clocks of `zone` show `minutes` after midnight of a date; more than 1440 minutes
 * is the day after. Clock changes of the zone are taken into account.
 */
export function instantIn(zone: string, date: WallClock, minutes: number): number {
  const wall = Date.UTC(date.year, date.month - 1, date.day, 0, minutes)
  const first = wall - (wallMilliseconds(zone, wall) - wall)
  return wall - (wallMilliseconds(zone, first) - first)
}

/** The date a number of days before or after another. */
export function dayFrom(date: WallClock, days: number): WallClock {
  const moved = new Date(Date.UTC(date.year, date.month - 1, date.day + days))
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
    weekday: moved.getUTCDay(),
  }
}

/** How far the clocks of `zone` are ahead of UTC at an instant, in minutes. */
export const wallClockDifference = (zone: string, instant: number): number =>
  Math.round((wallMilliseconds(zone, instant) - Math.floor(instant / 1_000) * 1_000) / 60_000)
