import 'server-only'
import type { Locale } from '#locales/table.ts'
import { inLocale } from '#web/content/values/localized.ts'
import { resolveLink } from '#web/content/values/links.ts'
import { planBanners } from './plan-banners.ts'
import { siteReads } from '#web/content/lake/reads.ts'
import { endPageAt, readForPage } from '#web/content/render/render-scope.ts'
import { linkContext } from './settings.ts'
import type { Banner } from './shared-types.ts'

/**
 * The banners of a page at this moment, in the editors' order. The page ends by itself at the next moment at
 * which they change, so that a banner comes and goes on time and is in no page before (requirements B5).
 */
export const getBanners = async (locale: Locale, path: string): Promise<Banner[]> => {
  const banners = await readForPage(siteReads.banners)
  const { active, nextChange } = planBanners(banners, { path, locale, now: Date.now() })
  if (nextChange !== null) await endPageAt(nextChange)
  const context = await linkContext(locale, active)
  return active.flatMap(({ _id, kind, title, subtitle, buttonLabel, link, riskFormat }): Banner[] => {
    const words = inLocale(title, locale)
    if (!kind || !words) return []
    return [
      {
        key: _id,
        kind,
        title: words,
        subtitle: inLocale(subtitle, locale),
        action: resolveLink(
          link ?? { kind: 'path', path: '/register' },
          inLocale(buttonLabel, locale),
          context,
        ),
        riskFormat: riskFormat ?? 'B',
      },
    ]
  })
}
