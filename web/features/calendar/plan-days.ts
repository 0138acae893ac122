import type { Release } from './release.ts'
import type { ZoneClock } from './zone-clock.ts'

const dayLength = 86_400_000

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** A date some days after another; both `2026-11-18`. */
export const addDays = (day: string, count: number): string =>
  new Date(midnight(day) + count * dayLength).toISOString().slice(0, 10)

/** The Monday of a date's week. */
const mondayOf = (day: string): string => addDays(day, -((new Date(midnight(day)).getUTCDay() + 6) % 7))

/** First and last day, both in it. */
export interface Period {
  from: string
  to: string
}

/** The day itself, or its week from Monday to Sunday. */
export const periodOf = (day: string, span: 'day' | 'week'): Period =>
  span === 'day' ? { from: day, to: day } : { from: mondayOf(day), to: addDays(mondayOf(day), 6) }

/** Days in UTC that surely hold a period, whatever its zone: one more at either end. */
export const daysAround = ({ from, to }: Period): Period => ({ from: addDays(from, -1), to: addDays(to, 1) })

export interface CalendarDay {
  day: string
  releases: Release[]
}

/** The releases of a period under their days in a zone; null when they do not come in the order of time. */
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

/** Those of a period's days, in the order in which they came. */
export const within = (releases: readonly Release[], { from, to }: Period, clock: ZoneClock): Release[] =>
  releases.filter(({ at }) => {
    const day = clock.dayOf(at)
    return day >= from && day <= to
  })

/** How long a figure that is due may take before it counts as missing, ms. */
export const latest = 15 * 60_000

/** Whether a release is due and its figure not yet there; one without a forecast or past figure has none. */
export const isAwaited = ({ at, actual, forecast, previous }: Release, now: number): boolean =>
  actual === null && at <= now && now - at < latest && (forecast !== null || previous !== null)

/** The first release still to come. */
export const nextOf = (releases: readonly Release[], now: number): Release | undefined =>
  releases.reduce<Release | undefined>(
    (next, release) => (release.at > now && release.at < (next?.at ?? Infinity) ? release : next),
    undefined,
  )

const pauses = { quiet: 60_000, awaited: 5_000, failed: 5_000 }

/**
 * How long to wait before asking again, ms: at the next publication at the latest, often while a figure is
 * awaited, and sooner than usual after a failure.
 */
export const pauseAfter = (releases: readonly Release[], now: number, hasFailed: boolean): number => {
  if (hasFailed) return pauses.failed
  if (releases.some((release) => isAwaited(release, now))) return pauses.awaited
  const next = nextOf(releases, now)
  return next ? Math.max(1_000, Math.min(pauses.quiet, next.at - now + 500)) : pauses.quiet
}

/** Time until an instant, in whole units: seconds only within the last two minutes, and no unit of which there is none. */
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
