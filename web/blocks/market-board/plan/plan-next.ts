import { planComing } from '#web/features/calendar/plan-days.ts'
import type { KnownReleases } from '#web/features/calendar/known-releases.ts'
import type { Importance, Release } from '#web/features/calendar/release.ts'
import { zoneClock } from '#web/features/calendar/zone-clock.ts'

/** Of little importance moves no price. */
const least: Importance = 2

/**
 * The next release of medium or high importance of some currencies; null where none is known. Of two at the same time
 * the more important.
 */
export const nextOf = (known: KnownReleases, currencies: readonly string[]): Release | null =>
  planComing(known.releases, zoneClock({ id: known.zone.id, diff: 0 }), known.now).find(
    ({ currency, importance }) =>
      currency !== null && currencies.includes(currency) && importance !== null && importance >= least,
  ) ?? null
