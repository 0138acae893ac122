import { redirect } from './redirect.ts'
import { defineQuery } from 'groq'
import { z } from 'zod'
import type { Locale } from '#locales/table.ts'
import { readForPage } from '#web/content/render/render-scope.ts'
import { linkFields } from '../content/values/link-fields.ts'
import { foreignTarget, type LinkContext, resolveLink, type SiteLinks } from '#web/content/values/links.ts'
import { inLocale, labelIn, textOrLabelIn } from '#web/content/values/localized.ts'
import { leadsToInstrument } from '#web/content/values/markets.ts'
import { keyed, linkResult, localizedText, text } from '#web/content/values/shapes.ts'
import { fillTokens } from '#common/fill.ts'
import { defineDocument, imagesTag } from './define-document.ts'
import { entityTokens } from './entity.ts'
import { instrument } from './instrument.ts'
import { knownPathsForPage } from './page.ts'

const siteSettingsQuery = defineQuery(`
  *[_type == "siteSettings" && _id == "siteSettings"][0]{
    brandName, metadata, links, footerIntro, paymentMethods, localWarning, closingBand,
    footerLists[]{ _key, title, items[]{ _key, name, link{ ${linkFields} } } }
  }
`)

export const siteSettings = defineDocument({
  type: 'siteSettings',
  tag: 'settings',
  query: siteSettingsQuery,
  linksPages: true,
  isOnEveryPage: true,
  alsoEnds: () => [imagesTag],
  shape: z
    .object({
      brandName: text,
      localWarning: z.boolean().nullish(),
      metadata: z
        .object({ title: localizedText, description: localizedText, keywords: localizedText })
        .nullish(),
      links: z.record(z.string(), z.unknown()).nullish(),
      footerIntro: localizedText,
      closingBand: z.object({ title: localizedText, text: localizedText }).nullish(),
      paymentMethods: z.array(z.union([z.string(), z.object({ name: localizedText })])).nullish(),
      footerLists: z
        .array(
          z.object({
            ...keyed,
            title: localizedText,
            items: z.array(z.object({ ...keyed, name: localizedText, link: linkResult })).nullish(),
          }),
        )
        .nullish(),
    })
    .nullable(),
})

type Settings = ReturnType<typeof siteSettings.parse>

const linkNames = {
  clientArea: null,
  register: null,
  demo: null,
  signIn: null,
  partner: null,
  management: null,
  googlePlay: null,
  appStore: null,
} satisfies Record<keyof SiteLinks, null>

const linksOf = (settings: Settings): LinkContext['links'] => {
  const links: LinkContext['links'] = { ...linkNames }
  for (const name of Object.keys(linkNames) as (keyof SiteLinks)[]) {
    const address = settings?.links?.[name]
    links[name] = typeof address === 'string' ? (foreignTarget(address)?.href ?? null) : null
  }
  return links
}

/**
 * What addresses are resolved against in this language. Instruments are read only if `content` links to one, so that
 * other pages do not expire when one changes.
 */
export const linkContext = async (locale: Locale, ...content: unknown[]): Promise<LinkContext> => {
  const [settings, redirects, instruments] = await Promise.all([
    readForPage(siteSettings),
    readForPage(redirect),
    leadsToInstrument(content) ? readForPage(instrument) : [],
  ])
  const { exists } = await knownPathsForPage(instruments)
  // A link that waits for its signatures leads to the old path of a page, and visitors on from there.
  const leads = (language: Locale, path: string) =>
    exists(language, path) || redirects.some(({ from, to }) => from === path && exists(language, to))
  return { locale, exists: leads, links: linksOf(settings) }
}

/**
 * The site settings in one language; unset values are empty or null. The one accessor of brand name and footer
 * (requirements B2, G6).
 */
export const getSettings = async (locale: Locale) => {
  const settings = await readForPage(siteSettings)
  const [context, tokens] = await Promise.all([
    linkContext(locale, settings?.footerLists),
    entityTokens(locale),
  ])
  const keywords = inLocale(settings?.metadata?.keywords, locale) ?? ''
  return {
    brandName: settings?.brandName ?? '',
    metadata: {
      title: labelIn(settings?.metadata?.title, locale),
      description: labelIn(settings?.metadata?.description, locale),
      keywords: keywords.split(',').flatMap((word) => word.trim() || []),
    },
    /** Whether the warning also stands beside an instrument's price. */
    localWarning: settings?.localWarning ?? false,
    /** Unset links are null: their buttons are not rendered. */
    links: context.links,
    /** The editor's words of the band that ends a page without its own; null where there are none. */
    closing: {
      title: inLocale(settings?.closingBand?.title, locale),
      text: inLocale(settings?.closingBand?.text, locale),
    },
    footerIntro: fillTokens(labelIn(settings?.footerIntro, locale), tokens),
    footerLists: (settings?.footerLists ?? []).flatMap(({ _key, title, items }) => {
      const drawn = (items ?? []).flatMap(({ name, link }) => {
        return resolveLink(link, labelIn(name, locale), context) ?? []
      })
      return drawn.length > 0 ? [{ key: _key, title: labelIn(title, locale), items: drawn }] : []
    }),
    paymentMethods: (settings?.paymentMethods ?? []).flatMap(
      (method) => textOrLabelIn(typeof method === 'string' ? method : method.name, locale) || [],
    ),
  }
}

export type SiteSettings = Awaited<ReturnType<typeof getSettings>>
