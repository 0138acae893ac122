import type { Locale } from '#locales/table.ts'
import type { z } from 'zod'
import type { bannersResult } from './shared-results.ts'

export type BannerResult = z.infer<typeof bannersResult>[number]

/** `/trading` is itself and what lies below it; `/` is the home page alone. */
const isBelow = (path: string, route: string): boolean =>
  path === route || (route !== '/' && path.startsWith(`${route}/`))

const isFor = ({ routes, languages }: BannerResult, path: string, locale: Locale): boolean =>
  (!routes?.length || routes.some((route) => isBelow(path, route))) &&
  (!languages?.length || languages.includes(locale))

/** A moment an editor set; a date that cannot be read is never reached, so that its banner does not show. */
const momentOf = (date: string | null | undefined, unset: number): number => {
  const moment = date ? Date.parse(date) : unset
  return Number.isNaN(moment) ? Number.POSITIVE_INFINITY : moment
}

export interface BannerPlan {
  active: BannerResult[]
  /** The next moment at which another set is active, ms since 1970; null when none is set. */
  nextChange: number | null
}

/** Which banners show on a page now, from the start of their schedule until just before its end (requirements B5). */
export const planBanners = (
  banners: readonly BannerResult[],
  { path, locale, now }: { path: string; locale: Locale; now: number },
): BannerPlan => {
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
