import { isTimed, type Release, type TimedRelease } from './release.ts'
import type { ZoneClock } from './zone-clock.ts'

const dayLength = 86_400_000

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Adds days to a date such as `2026-11-18`. */
export const addDays = (day: string, count: number): string =>
  new Date(midnight(day) + count * dayLength).toISOString().slice(0, 10)

/** The Monday of a date's week. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(midnight(day)).getUTCDay() + 6) % 7))

/** First and last day, inclusive. */
export interface Period {
  from: string
  to: string
}

/** The day, or its week from Monday to Sunday. */
export const periodOf = (day: string, span: 'day' | 'week'): Period =>
  span === 'day' ? { from: day, to: day } : { from: mondayOf(day), to: addDays(mondayOf(day), 6) }

/** UTC days that cover the period in every zone: one more at each end. */
export const daysAround = ({ from, to }: Period): Period => ({ from: addDays(from, -1), to: addDays(to, 1) })

/** The day of an event on a clock; null while none is fixed. */
export const dayIn = (release: Release, clock: ZoneClock): string | null =>
  release.at === null ? release.day : clock.dayOf(release.at)

/** Whether an event is over: its instant, or its whole day. */
export const isPast = (release: Release, clock: ZoneClock, now: number): boolean =>
  release.at === null ? release.day !== null && release.day < clock.dayOf(now) : release.at <= now

/** What lasts the whole day heads it, and what has no time yet ends it. */
const places = { holiday: 0, allDay: 1, release: 2, tentative: 3 } as const

export interface CalendarDay {
  /** Null: events whose day is not fixed, after all others. */
  day: string | null
  releases: Release[]
}

const isInOrder = (times: readonly number[]): boolean =>
  times.every((at, index) => at >= (times[index - 1] ?? 0))

/** Events grouped by day in a zone, each day in order; null if those with a time are not sorted by it. */
export const planDays = (releases: readonly Release[], clock: ZoneClock): CalendarDay[] | null => {
  if (!isInOrder(releases.filter(isTimed).map(({ at }) => at))) return null
  const days = new Map<string | null, Release[]>()
  for (const release of releases) {
    const day = dayIn(release, clock)
    const known = days.get(day)
    if (known) known.push(release)
    else days.set(day, [release])
  }
  return [...days]
    .sort(([a], [b]) => (b === null || (a !== null && a < b) ? -1 : 1))
    .map(([day, of]) => ({ day, releases: of.sort((a, b) => places[a.kind] - places[b.kind]) }))
}

/** The events within a period, in their given order; one without a day is in each that the broker lists it for. */
export const within = (releases: readonly Release[], { from, to }: Period, clock: ZoneClock): Release[] =>
  releases.filter((release) => {
    const day = dayIn(release, clock)
    return day === null || (day >= from && day <= to)
  })

/**
 * The events that are still to come or last, soonest first; of simultaneous ones the more important first. Holidays,
 * when nothing comes, and what has no day are none of them.
 */
export const planComing = (releases: readonly Release[], clock: ZoneClock, now: number): Release[] => {
  const today = clock.dayOf(now)
  return releases
    .flatMap((release) => {
      const day = dayIn(release, clock)
      const isComing = release.at === null ? day !== null && day >= today : release.at > now
      return isComing && release.kind !== 'holiday' ? [{ release, day: day ?? '' }] : []
    })
    .sort(
      (a, b) =>
        (a.day < b.day ? -1 : Number(a.day > b.day)) ||
        places[a.release.kind] - places[b.release.kind] ||
        (a.release.at ?? 0) - (b.release.at ?? 0) ||
        (b.release.importance ?? 0) - (a.release.importance ?? 0),
    )
    .map(({ release }) => release)
}

/** A figure overdue by this long counts as missing. */
export const awaitedForMs = 15 * 60_000

/** Whether a release is due but its figure not yet published; without forecast and previous figure it has none. */
export const isAwaited = ({ at, actual, forecast, previous }: Release, now: number): boolean =>
  at !== null &&
  actual === null &&
  at <= now &&
  now - at < awaitedForMs &&
  (forecast !== null || previous !== null)

/** The next release with a time. */
export const nextOf = (releases: readonly Release[], now: number): TimedRelease | undefined =>
  releases
    .filter(isTimed)
    .reduce<TimedRelease | undefined>(
      (next, release) => (release.at > now && release.at < (next?.at ?? Infinity) ? release : next),
      undefined,
    )

/** Whether a release is so near that seconds are shown, by a clock that may show whole minutes. */
export const countsSeconds = (releases: readonly Release[], now: number): boolean =>
  releases.some(({ at }) => at !== null && at - now <= 180_000 && now - at < 60_000)

const pauses = { quiet: 60_000, awaited: 5_000, failed: 5_000 }

/**
 * Time until the next poll, ms: at the next release at the latest, often while a figure is awaited, and sooner after a
 * failure.
 */
export const pauseAfter = (releases: readonly Release[], now: number, hasFailed: boolean): number => {
  if (hasFailed) return pauses.failed
  if (releases.some((release) => isAwaited(release, now))) return pauses.awaited
  const next = nextOf(releases, now)
  return next ? Math.max(1_000, Math.min(pauses.quiet, next.at - now + 500)) : pauses.quiet
}

/** Time until an instant in whole units: seconds only within the last two minutes; zero units are omitted. */
export interface Countdown {
  unit: 'hours' | 'wholeHours' | 'minutes' | 'seconds' | 'lastSeconds'
  hours: number
  minutes: number
  seconds: number
}

export const countdownTo = (at: number, now: number): Countdown => {
  const total = Math.max(0, Math.ceil((at - now) / 1_000))
  if (total < 120) {
    const unit = total < 60 ? 'lastSeconds' : 'seconds'
    return { unit, hours: 0, minutes: Math.floor(total / 60), seconds: total % 60 }
  }
  const all = Math.ceil(total / 60)
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  return {
    unit: hours === 0 ? 'minutes' : minutes === 0 ? 'wholeHours' : 'hours',
    hours,
    minutes,
    seconds: 0,
  }
}
