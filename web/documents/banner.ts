import { defineQuery } from 'groq'
import { z } from 'zod'
import type { Locale } from '#locales/table.ts'
import { changePageAt, readForPage } from '#web/content/render/render-scope.ts'
import { linkFields } from '../content/values/link-fields.ts'
import { resolveLink } from '#web/content/values/links.ts'
import { inLocale } from '#web/content/values/localized.ts'
import { linkResult, localizedText, text } from '#web/content/values/shapes.ts'
import { pictureFields, resolvePicture, sharedPictureResult } from '#web/content/values/pictures.ts'
import { defineDocument, imagesTag } from './define-document.ts'
import { planBanners } from './banners/plan-banners.ts'
import { linkContext } from './site-settings.ts'

const bannerQuery = defineQuery(`
  *[_type == "banner"] | order(orderRank asc, _id asc){
    _id, kind, title, subtitle, buttonLabel, link{ ${linkFields} }, startsAt, endsAt, routes, languages, riskFormat,
    picture{ ${pictureFields} }
  }
`)

export const banner = defineDocument({
  type: 'banner',
  tag: 'banners',
  query: bannerQuery,
  linksPages: true,
  isOnEveryPage: true,
  alsoEnds: () => [imagesTag],
  shape: z.array(
    z.object({
      _id: z.string(),
      kind: z.enum(['promotional', 'trading']).nullish().catch(null),
      title: localizedText,
      subtitle: localizedText,
      buttonLabel: localizedText,
      link: linkResult,
      startsAt: text,
      endsAt: text,
      routes: z.array(z.string()).nullish(),
      languages: z.array(z.string()).nullish(),
      riskFormat: z.enum(['B', 'C']).nullish().catch('B'),
      picture: sharedPictureResult,
    }),
  ),
})

/**
 * The active banners of a page in the editors' order (requirements B4). The page expires at the next moment at which
 * they change, so that banners start and end on time and are in no page before (requirements B5); open pages are told of it.
 */
export const getBanners = async (locale: Locale, path: string) => {
  const banners = await readForPage(banner)
  const { active, nextChange } = planBanners(banners, { path, locale, now: Date.now() })
  if (nextChange !== null) await changePageAt(nextChange)
  const context = await linkContext(locale, active)
  return active.flatMap(({ _id, kind, title, subtitle, buttonLabel, link, riskFormat, picture }) => {
    const words = inLocale(title, locale)
    if (!kind || !words) return []
    const target = link ?? ({ kind: 'path', path: '/register' } as const)
    return [
      {
        key: _id,
        kind,
        title: words,
        subtitle: inLocale(subtitle, locale),
        action: resolveLink(target, inLocale(buttonLabel, locale), context),
        riskFormat: riskFormat ?? 'B',
        picture: resolvePicture(picture, inLocale(picture?.alt, locale), 'three-to-two'),
      },
    ]
  })
}

export type Banner = Awaited<ReturnType<typeof getBanners>>[number]
