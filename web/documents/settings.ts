import 'server-only'
import type { Locale } from '#locales/table.ts'
import { entityTokens } from './entity.ts'
import { knownPathsForPage } from '#web/content/pages/known-paths.ts'
import { foreignTarget, type LinkContext, resolveLink } from '#web/content/values/links.ts'
import { leadsToInstrument } from '#web/content/values/markets.ts'
import { inLocale, labelIn, textOrLabelIn } from '#web/content/values/localized.ts'
import { siteReads } from '#web/content/lake/reads.ts'
import { readForPage } from '#web/content/render/render-scope.ts'
import type { SettingsResult } from '#web/content/pages/results.ts'
import { sharedReads } from './shared-reads.ts'
import { fillTokens } from '#common/fill.ts'
import type { SiteLinks } from '#web/content/values/links.ts'
import type { SiteSettings } from '#web/content/pages/types.ts'

const linkNames = {
  clientArea: null,
  register: null,
  signIn: null,
  partner: null,
  management: null,
  googlePlay: null,
  appStore: null,
} satisfies Record<keyof SiteLinks, null>

const linksOf = (settings: SettingsResult): SiteSettings['links'] => {
  const links: SiteSettings['links'] = { ...linkNames }
  for (const name of Object.keys(linkNames) as (keyof SiteLinks)[]) {
    const address = settings?.links?.[name]
    links[name] = typeof address === 'string' ? (foreignTarget(address)?.href ?? null) : null
  }
  return links
}

/**
 * What addresses of a page in this language are resolved against. The instruments are asked for where `content`
 * leads to one: a page that names none does not end when one is changed.
 */
export const linkContext = async (locale: Locale, ...content: unknown[]): Promise<LinkContext> => {
  const [settings, instruments] = await Promise.all([
    readForPage(siteReads.settings),
    leadsToInstrument(content) ? readForPage(sharedReads.instruments) : [],
  ])
  const { exists } = await knownPathsForPage(instruments)
  return { locale, exists, links: linksOf(settings) }
}

/**
 * The settings of the whole site in one language; what an editor has not set is empty or null.
 * The one accessor of the brand's name and the footer (requirements B2, G6).
 */
export const getSettings = async (locale: Locale): Promise<SiteSettings> => {
  const settings = await readForPage(siteReads.settings)
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
    links: context.links,
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
