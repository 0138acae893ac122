import type { Locale } from '#locales/table.ts'

/** Where and when a banner shows; what is empty bounds nothing. Moments are ISO dates. */
export interface Schedule {
  startsAt?: string | null | undefined
  endsAt?: string | null | undefined
  routes?: readonly string[] | null | undefined
  languages?: readonly string[] | null | undefined
}

/** `/trading` is itself and what lies below it; `/` is the home page alone. */
const isBelow = (path: string, route: string): boolean =>
  path === route || (route !== '/' && path.startsWith(`${route}/`))

const isFor = ({ routes, languages }: Schedule, path: string, locale: Locale): boolean =>
  (!routes?.length || routes.some((route) => isBelow(path, route))) &&
  (!languages?.length || languages.includes(locale))

/** A moment an editor set; a date that cannot be read is never reached, so that its banner does not show. */
const momentOf = (date: string | null | undefined, unset: number): number => {
  const moment = date ? Date.parse(date) : unset
  return Number.isNaN(moment) ? Number.POSITIVE_INFINITY : moment
}

export interface BannerPlan<Banner> {
  active: Banner[]
  /** The next moment at which another set is active, ms since 1970; null when none is set. */
  nextChange: number | null
}

/** Which banners show on a page now, from the start of their schedule until just before its end (requirements B5). */
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
