import { addDays, isAwaited, nextOf, type Period, periodOf } from './plan-days.ts'
import type { Release } from './release.ts'

const second = 1_000
const quarter = 900 * second

/** Of a week beyond today, and of the week that today is in, with a day around it for every zone: UTC days. */
export const periodAround = (now: number): Period => {
  const today = new Date(now).toISOString().slice(0, 10)
  return { from: addDays(periodOf(today, 'week').from, -1), to: addDays(today, 8) }
}

/**
 * When a page with releases is to be drawn anew, ms since 1970: right after the next of them, soon while a figure is
 * awaited or nothing is known, and with every quarter of an hour.
 */
export const nextReading = (releases: readonly Release[] | null, now: number): number => {
  if (!releases) return now + 10 * second
  if (releases.some((release) => isAwaited(release, now))) return now + 30 * second
  const next = (nextOf(releases, now)?.at ?? Number.POSITIVE_INFINITY) + second
  return Math.min(next, (Math.floor(now / quarter) + 1) * quarter)
}
