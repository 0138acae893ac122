import { BoundedMap } from '#common/bounded-map.ts'
import { dateIn, daysAfter, instantIn } from '#common/time/zoned-time.ts'
import { actualOf, type Figures, figuresOf } from './figures.ts'
import type { Release } from './release.ts'
import { releases } from './releases.ts'
import { daysOf, postponed } from './rules.ts'

/** One publication of a release, at an instant (ms since 1970). */
export interface CalendarEvent {
  id: string
  release: Release
  at: number
  figures: Figures
  /** The figure of the previous publication. */
  previous: string
}

const day = 86_400_000
/** The longest a publication is postponed: China's week in October, and a weekend. */
const longestPostponed = 10

const minutesOf = (at: string): number => {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  return 60 * hours + minutes
}

/** Months counted from the year 0, so that neighbours differ by one. */
const monthNumber = (year: number, month: number) => 12 * year + month - 1

function eventsOfRelease(seed: string, release: Release, number: number): CalendarEvent[] {
  const year = Math.floor(number / 12)
  const month = (number % 12) + 1
  return daysOf(release.rule, release.zone, year, month).map((date) => {
    const wall = { ...postponed(date, release.zone), weekday: 0 }
    // Weekly figures are numbered by weeks, all others by months, so that consecutive publications are
    // neighbours.
    const week = Math.floor(Date.UTC(date.year, date.month - 1, date.day) / (7 * day))
    const place = release.rule.kind === 'weekly' ? week : number
    return {
      id: `${release.id}-${date.year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`,
      release,
      at: instantIn(release.zone, wall, minutesOf(release.at)),
      figures: figuresOf(seed, release, place),
      previous: actualOf(seed, release, place - stepBack(release, month)),
    }
  })
}

/** The distance between consecutive publications: months, or one week. */
function stepBack({ rule }: Release, month: number): number {
  if (rule.kind === 'weekly' || !rule.months) return 1
  const before = rule.months.filter((other) => other < month).at(-1)
  return before === undefined ? month + 12 - (rule.months.at(-1) ?? month) : month - before
}

/** Three years: what the site asks of prices and calendar. */
const months = new BoundedMap<string, readonly CalendarEvent[]>(40)

function eventsOfMonth(seed: string, number: number): readonly CalendarEvent[] {
  const key = `${seed}/${number}`
  const known = months.get(key)
  if (known) return known
  const events = releases.flatMap((release) => eventsOfRelease(seed, release, number))
  months.set(key, events)
  return events
}

/** The publications from one instant (inclusive) to another (exclusive), ordered by time, importance and id. */
export function eventsBetween(seed: string, from: number, to: number): CalendarEvent[] {
  const first = daysAfter(dateIn('UTC', from), -longestPostponed)
  const last = daysAfter(dateIn('UTC', to), 1)
  const found: CalendarEvent[] = []
  const end = monthNumber(last.year, last.month)
  for (let month = monthNumber(first.year, first.month); month <= end; month += 1)
    found.push(...eventsOfMonth(seed, month).filter(({ at }) => at >= from && at < to))
  return found.sort(
    (a, b) => a.at - b.at || b.release.importance - a.release.importance || (a.id < b.id ? -1 : 1),
  )
}

/** The latest publications of a series until an instant, oldest first; none of a series that is not known. */
export function latestEvents(seed: string, series: string, until: number, count: number): CalendarEvent[] {
  const release = releases.find(({ id }) => id === series)
  if (!release) return []
  const { year, month } = dateIn('UTC', until + day)
  const found: CalendarEvent[] = []
  // Quarterly figures come every third month, at the least.
  for (let back = 0; found.length < count && back <= 3 * count + 3; back += 1) {
    const events = eventsOfRelease(seed, release, monthNumber(year, month) - back)
    found.unshift(...events.filter(({ at }) => at <= until))
  }
  return found.slice(-count)
}
