import type { Locale } from '#locales/table.ts'

/** Where and when a banner is shown; empty fields do not limit. Times are ISO dates. */
export interface Schedule {
  startsAt?: string | null | undefined
  endsAt?: string | null | undefined
  routes?: readonly string[] | null | undefined
  languages?: readonly string[] | null | undefined
}

/** `/trading` matches itself and everything below; `/` matches the home page only. */
const isBelow = (path: string, route: string): boolean =>
  path === route || (route !== '/' && path.startsWith(`${route}/`))

const isFor = ({ routes, languages }: Schedule, path: string, locale: Locale): boolean =>
  (!routes?.length || routes.some((route) => isBelow(path, route))) &&
  (!languages?.length || languages.includes(locale))

/** Parses a time; an invalid one is never reached, so its banner is not shown. */
const momentOf = (date: string | null | undefined, unset: number): number => {
  const moment = date ? Date.parse(date) : unset
  return Number.isNaN(moment) ? Number.POSITIVE_INFINITY : moment
}

export interface BannerPlan<Banner> {
  active: Banner[]
  /** When the set of active banners changes next, ms since 1970; null if never. */
  nextChange: number | null
}

/** The active banners of a page, from start (inclusive) to end (exclusive) of their schedule (requirements B5). */
export const planBanners = <Banner extends Schedule>(
  banners: readonly Banner[],
  { path, locale, now }: { path: string; locale: Locale; now: number },
): BannerPlan<Banner> => {
  const mine = banners
    .filter((banner) => isFor(banner, path, locale))
    .map((banner) => ({
      banner,
      from: momentOf(banner.startsAt, Number.NEGATIVE_INFINITY),
      until: momentOf(banner.endsAt, Number.POSITIVE_INFINITY),
    }))
    .filter(({ from, until }) => from < until)
  const moments = mine.flatMap(({ from, until }) => [from, until]).filter((moment) => moment > now)
  const next = Math.min(...moments)
  return {
    active: mine.filter(({ from, until }) => from <= now && now < until).map(({ banner }) => banner),
    nextChange: Number.isFinite(next) ? next : null,
  }
}
