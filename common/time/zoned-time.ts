/** A date on a wall clock; `month` counts from 1, `weekday` from Sunday 0. */
export interface WallDate {
  year: number
  month: number
  day: number
  weekday: number
}

const clocks = new Map<string, Intl.DateTimeFormat>()

const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(zone, clock)
  return clock
}

/** What the wall clock of a zone shows at an instant, as if that were UTC, ms. */
const shownAt = (zone: string, instant: number): number => {
  const fields: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of clockOf(zone).formatToParts(instant)) fields[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const dateOf = (shown: number): WallDate => {
  const date = new Date(shown)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  }
}

const dayLength = 86_400_000

/** How far the clocks of a zone are ahead of UTC at an instant, ms; behind is negative. */
const aheadAt = (zone: string, instant: number): number => shownAt(zone, instant) - instant

/** What was asked of the midnights of UTC, by zone and instant. */
const aheadAtMidnight = new Map<string, number>()
/** Some years of a handful of zones. */
const maxMidnights = 5_000

const aheadAtMidnightOf = (zone: string, midnight: number): number => {
  const name = `${zone} ${midnight}`
  const known = aheadAtMidnight.get(name)
  if (known !== undefined) return known
  if (aheadAtMidnight.size >= maxMidnights) aheadAtMidnight.clear()
  const ahead = aheadAt(zone, midnight)
  aheadAtMidnight.set(name, ahead)
  return ahead
}

/**
 * What the wall clock of a zone (IANA name) shows at an instant, ms since 1970, as if that were UTC. To read a zone's clock
 * is slow, and its changes are months apart: mostly the two midnights around say all.
 * @throws RangeError for an unknown zone
 */
export const shownIn = (zone: string, instant: number): number => {
  const midnight = Math.floor(instant / dayLength) * dayLength
  const before = aheadAtMidnightOf(zone, midnight)
  return before === aheadAtMidnightOf(zone, midnight + dayLength) ? instant + before : shownAt(zone, instant)
}

/** The date in a zone (IANA name) at an instant, ms since 1970. @throws RangeError for an unknown zone */
export const dateIn = (zone: string, instant: number): WallDate => dateOf(shownIn(zone, instant))

/** The date some days after another, or before it. */
export const daysAfter = ({ year, month, day }: WallDate, days: number): WallDate =>
  dateOf(Date.UTC(year, month - 1, day + days))

/**
 * The instant at which a zone's clocks show `minutes` after midnight of a date; 1500 is 01:00 of the next day.
 * A time that a change of clocks leaves out is as much later as the clocks went forward; of one that comes
 * twice it is the first.
 */
export const instantIn = (zone: string, { year, month, day }: WallDate, minutes: number): number => {
  const wanted = Date.UTC(year, month - 1, day, 0, minutes)
  // Mostly two midnights around say all, and the neighbouring days ask for the same ones.
  const before = aheadAtMidnightOf(zone, Math.floor(wanted / dayLength - 1) * dayLength)
  const after = aheadAtMidnightOf(zone, Math.ceil(wanted / dayLength + 1) * dayLength)
  if (before === after) return wanted - before
  // The offsets in force a day before and after: of two readings the one that the clocks really show is right.
  const earlier = aheadAt(zone, wanted - dayLength)
  const later = aheadAt(zone, wanted + dayLength)
  const first = wanted - Math.max(earlier, later)
  const second = wanted - Math.min(earlier, later)
  if (shownAt(zone, first) === wanted) return first
  if (shownAt(zone, second) === wanted) return second
  return wanted - earlier
}

/** How far the clocks of a zone are ahead of UTC at an instant, in whole minutes; behind is negative. */
export const minutesAhead = (zone: string, instant: number): number =>
  Math.round((shownAt(zone, instant) - Math.floor(instant / 1_000) * 1_000) / 60_000)
