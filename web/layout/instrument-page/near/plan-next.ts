import type { Release } from '#web/features/calendar/release.ts'

/** The next releases of some currencies after an instant, the first first. */
export const planNext = (
  releases: readonly Release[],
  currencies: readonly string[],
  now: number,
  count = 3,
): Release[] =>
  releases
    .filter(({ at, currency }) => at >= now && currencies.includes(currency))
    .toSorted((a, b) => a.at - b.at || b.importance - a.importance)
    .slice(0, count)
