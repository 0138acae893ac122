import type { Release } from './release.ts'
import type { ZoneClock } from './zone-clock.ts'

const dayLength = 86_400_000

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Adds days to a date such as `2026-11-18`. */
export const addDays = (day: string, count: number): string =>
  new Date(midnight(day) + count * dayLength).toISOString().slice(0, 10)

/** The Monday of a date's week. */
const mondayOf = (day: string): string => addDays(day, -((new Date(midnight(day)).getUTCDay() + 6) % 7))

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

export interface CalendarDay {
  day: string
  releases: Release[]
}

/** Releases grouped by day in a zone; null if they are not sorted by time. */
export const planDays = (releases: readonly Release[], clock: ZoneClock): CalendarDay[] | null => {
  if (releases.some(({ at }, index) => at < (releases[index - 1]?.at ?? 0))) return null
  const days: CalendarDay[] = []
  for (const release of releases) {
    const day = clock.dayOf(release.at)
    const last = days.at(-1)
    if (last?.day === day) last.releases.push(release)
    else days.push({ day, releases: [release] })
  }
  return days
}

/** The releases within a period, in their given order. */
export const within = (releases: readonly Release[], { from, to }: Period, clock: ZoneClock): Release[] =>
  releases.filter(({ at }) => {
    const day = clock.dayOf(at)
    return day >= from && day <= to
  })

/** A figure overdue by this long counts as missing. */
export const awaitedForMs = 15 * 60_000

/** Whether a release is due but its figure not yet published; without forecast and previous figure it has none. */
export const isAwaited = ({ at, actual, forecast, previous }: Release, now: number): boolean =>
  actual === null && at <= now && now - at < awaitedForMs && (forecast !== null || previous !== null)

/** The next release. */
export const nextOf = (releases: readonly Release[], now: number): Release | undefined =>
  releases.reduce<Release | undefined>(
    (next, release) => (release.at > now && release.at < (next?.at ?? Infinity) ? release : next),
    undefined,
  )

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
