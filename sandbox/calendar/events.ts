import { dateIn, daysAfter, instantIn } from '#common/time/zoned-time.ts'
import { america } from './america.ts'
import { europe } from './europe.ts'
import { type Figures, figuresOf } from './figures.ts'
import { pacific } from './pacific.ts'
import type { Release } from './release.ts'
import { daysOf } from './rules.ts'

/** Every release of the sandbox's calendar. */
export const releases: readonly Release[] = [...america, ...europe, ...pacific]

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

const minutesOf = (at: string): number => {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  return 60 * hours + minutes
}

/** Months counted from the year 0, so that neighbours differ by one. */
const monthNumber = (year: number, month: number) => 12 * year + month - 1

function eventsOfMonth(seed: string, release: Release, number: number): CalendarEvent[] {
  const year = Math.floor(number / 12)
  const month = (number % 12) + 1
  return daysOf(release.rule, year, month).map((date) => {
    const wall = { ...date, weekday: 0 }
    const at = instantIn(release.zone, wall, minutesOf(release.at))
    // Weekly figures are numbered by weeks, all others by months, so that consecutive publications are
    // neighbours.
    const place = release.rule.kind === 'weekly' ? Math.floor(at / (7 * day)) : number
    return {
      id: `${release.id}-${date.year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`,
      release,
      at,
      figures: figuresOf(seed, release, place),
      previous: figuresOf(seed, release, place - stepBack(release, month)).actual,
    }
  })
}

/** The distance between consecutive publications: months, or one week. */
function stepBack({ rule }: Release, month: number): number {
  if (rule.kind === 'weekly' || !rule.months) return 1
  const before = rule.months.filter((other) => other < month).at(-1)
  return before === undefined ? month + 12 - (rule.months.at(-1) ?? month) : month - before
}

/** The publications from one instant (inclusive) to another (exclusive), ordered by time and title. */
export function eventsBetween(seed: string, from: number, to: number): CalendarEvent[] {
  const first = daysAfter(dateIn('UTC', from), -1)
  const last = daysAfter(dateIn('UTC', to), 1)
  const months: number[] = []
  for (
    let month = monthNumber(first.year, first.month);
    month <= monthNumber(last.year, last.month);
    month += 1
  )
    months.push(month)
  return releases
    .flatMap((release) => months.flatMap((month) => eventsOfMonth(seed, release, month)))
    .filter(({ at }) => at >= from && at < to)
    .sort((a, b) => a.at - b.at || b.release.importance - a.release.importance || (a.id < b.id ? -1 : 1))
}
