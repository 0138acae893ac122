import { planComing } from '#web/features/calendar/plan-days.ts'
import type { Release } from '#web/features/calendar/release.ts'
import type { KnownReleases } from '#web/features/calendar/known-releases.ts'
import { type ZoneClock, zoneClock } from '#web/features/calendar/zone-clock.ts'

/** How many are listed. */
export const rows = 3

/** The next events of some currencies and of all markets after an instant, the first first. */
export const planNext = (
  releases: readonly Release[],
  currencies: readonly string[],
  clock: ZoneClock,
  now: number,
  count = rows,
): Release[] =>
  planComing(releases, clock, now)
    .filter(({ currency }) => currency === null || currencies.includes(currency))
    .slice(0, count)

/** What the first drawing needs of all that is known. */
export const knownNext = (known: KnownReleases, currencies: readonly string[]): KnownReleases => ({
  ...known,
  releases: planNext(known.releases, currencies, zoneClock({ id: known.zone.id, diff: 0 }), known.now),
})
