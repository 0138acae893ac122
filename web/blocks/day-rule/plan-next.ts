import { planComing } from '#web/features/calendar/plan-days.ts'
import { isTimed, type Release, type TimedRelease } from '#web/features/calendar/release.ts'
import type { KnownReleases } from '#web/features/calendar/known-releases.ts'
import { type ZoneClock, zoneClock } from '#web/features/calendar/zone-clock.ts'

/** Over a weekend, and a holiday beside it. */
export const daysAhead = 4

/** How many coming releases are listed. */
const listed = 4

export interface NextReleases {
  /** Those of today with a time, oldest first, for the rule. */
  today: TimedRelease[]
  /** The next ones, soonest first; of simultaneous ones the more important first. */
  next: Release[]
}

/** What the block shows at an instant. */
export const planNext = (releases: readonly Release[], clock: ZoneClock, now: number): NextReleases => {
  const day = clock.dayOf(now)
  return {
    today: releases
      .filter(isTimed)
      .filter(({ at }) => clock.dayOf(at) === day)
      .toSorted((a, b) => a.at - b.at || (b.importance ?? 0) - (a.importance ?? 0)),
    next: planComing(releases, clock, now).slice(0, listed),
  }
}

/** What the first drawing needs of all that is known, for what is sent of a page is little. */
export const knownOfDay = (known: KnownReleases): KnownReleases => {
  const clock = zoneClock({ id: known.zone.id, diff: 0 })
  const { today, next } = planNext(known.releases, clock, known.now)
  return { ...known, releases: [...new Set<Release>([...today, ...next])] }
}

/** What a screen reader hears of the rule: each currency once for each time. */
export const saidOf = (
  releases: readonly TimedRelease[],
  clock: ZoneClock,
  words: { allMarkets: string },
): string =>
  [
    ...new Set(releases.map(({ at, currency }) => `${clock.timeOf(at)} ${currency ?? words.allMarkets}`)),
  ].join(', ')
