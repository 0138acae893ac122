import { planComing } from '#web/features/calendar/plan-days.ts'
import type { Release } from '#web/features/calendar/release.ts'
import type { ZoneClock } from '#web/features/calendar/zone-clock.ts'

/** The next events of some currencies and of all markets after an instant, the first first. */
export const planNext = (
  releases: readonly Release[],
  currencies: readonly string[],
  clock: ZoneClock,
  now: number,
  count = 3,
): Release[] =>
  planComing(releases, clock, now)
    .filter(({ currency }) => currency === null || currencies.includes(currency))
    .slice(0, count)
