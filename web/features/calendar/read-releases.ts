import 'server-only'
import type { Locale } from '#locales/table.ts'
import { endPageAt } from '#web/content/render/render-scope.ts'
import { zoneIn } from '#web/i18n/zone-in.ts'
import { siteProcess } from '#web/lib/site-process.ts'
import { zoneOf } from '#web/lib/zone.ts'
import type { KnownReleases } from './known-releases.ts'
import { nextReading } from './plan-reading.ts'

/** A page is not held longer by a broker that is slow, ms. */
const maxWaitMs = 400

/**
 * The week's releases and those of the next eight days, for a page, in its language; null where the broker has said
 * nothing for an hour, and in a build. Has the page drawn anew as `nextReading` says.
 */
export const readReleases = async (locale: Locale, now = Date.now()): Promise<KnownReleases | null> => {
  const { releases } = siteProcess
  if (!releases) return null
  const known = await releases.read(locale, now, maxWaitMs)
  await endPageAt(nextReading(known?.releases ?? null, now))
  const zone = zoneOf[locale]
  return known && { ...known, now, zone: { id: zone, name: zoneIn(zone, locale) } }
}
