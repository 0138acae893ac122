import { type CalendarDay, isPast } from '#web/features/calendar/plan-days.ts'
import type { Release } from '#web/features/calendar/release.ts'
import type { ZoneClock } from '#web/features/calendar/zone-clock.ts'

/** How many days with releases are open to see, today among them. */
const openDays = 3

export interface Folds {
  /** The days before today. */
  earlier: CalendarDay[]
  /** Today and the next ones. */
  open: CalendarDay[]
  /** Those after them, and what has no day yet. */
  later: CalendarDay[]
}

/** What a calendar that opens at now shows at once, and what behind a press. */
export const planFolds = (days: readonly CalendarDay[], today: string): Folds => {
  const coming = days.filter(({ day }) => day !== null && day >= today)
  const open = coming.slice(0, openDays)
  return {
    earlier: days.filter(({ day }) => day !== null && day < today),
    open,
    later: days.filter((day) => day.day === null || (coming.includes(day) && !open.includes(day))),
  }
}

/** Of today: the releases that are over but for the last of them, and the others. */
export const planToday = (
  releases: readonly Release[],
  clock: ZoneClock,
  now: number,
): { folded: Release[]; open: Release[] } => {
  const over = releases.filter((release) => release.at !== null && isPast(release, clock, now))
  // One alone needs no fold.
  const folded = over.length > 2 ? over.slice(0, -1) : []
  return { folded, open: releases.filter((release) => !folded.includes(release)) }
}
