import type { Release } from '#web/features/calendar/release.ts'
import type { ZoneClock } from '#web/features/calendar/zone-clock.ts'

/** How many coming releases are listed. */
const listed = 4

export interface NextReleases {
  /** Those of today, oldest first, for the rule. */
  today: Release[]
  /** The next ones, soonest first; of simultaneous ones the more important first. */
  next: Release[]
}

/** What the block shows at an instant. */
export const planNext = (releases: readonly Release[], clock: ZoneClock, now: number): NextReleases => {
  const ordered = releases.toSorted((a, b) => a.at - b.at || b.importance - a.importance)
  const day = clock.dayOf(now)
  return {
    today: ordered.filter(({ at }) => clock.dayOf(at) === day),
    next: ordered.filter(({ at }) => at > now).slice(0, listed),
  }
}

/** What a screen reader hears of the rule: each currency once for each time. */
export const saidOf = (releases: readonly Release[], clock: ZoneClock): string =>
  [...new Set(releases.map(({ at, currency }) => `${clock.timeOf(at)} ${currency}`))].join(', ')
