import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { localeIds, locales } from '#locales/table.ts'
import { faqTopics } from '#schemas/lib/faq-topics.ts'
import { assetClasses } from '#schemas/lib/markets.ts'
import { interfaceTextTemplateId } from '#studio/templates.ts'
import { documents, folder, ordered } from './lists.ts'
import { titled } from './titled.ts'

/** Banners by their placement. */
export const banners = (S: StructureBuilder, context: StructureResolverContext): ListItemBuilder =>
  folder(S, { id: 'banners', ...titled('banners'), type: 'banner' }, [
    ordered(S, context, { id: 'all', ...titled('banners.all'), type: 'banner' }),
    documents(S, {
      id: 'promotional',
      ...titled('banners.promotional'),
      type: 'banner',
      filter: 'kind == "promotional"',
      order: [['startsAt', 'desc']],
    }),
    documents(S, {
      id: 'trading',
      ...titled('banners.trading'),
      type: 'banner',
      filter: 'kind == "trading"',
      order: [['startsAt', 'desc']],
    }),
  ])

/** Instruments by market. */
export const instruments = (S: StructureBuilder, context: StructureResolverContext): ListItemBuilder =>
  folder(S, { id: 'instruments', ...titled('instruments'), type: 'instrument' }, [
    ordered(S, context, { id: 'all', ...titled('instruments.all'), type: 'instrument' }),
    ...assetClasses.map(({ value }) =>
      ordered(S, context, {
        id: value,
        ...titled(`instruments.${value}`),
        type: 'instrument',
        filter: 'assetClass == $assetClass',
        params: { assetClass: value },
      }),
    ),
  ])

const questions = (S: StructureBuilder, context: StructureResolverContext): ListItemBuilder =>
  folder(S, { id: 'faq', ...titled('faq'), type: 'faqEntry' }, [
    ordered(S, context, { id: 'all', ...titled('faq.all'), type: 'faqEntry' }),
    ...faqTopics.map(({ value }) =>
      ordered(S, context, {
        id: value,
        ...titled(`faq.${value}`),
        type: 'faqEntry',
        filter: 'topic == $topic',
        params: { topic: value },
      }),
    ),
  ])

const interfaceTexts = (S: StructureBuilder): ListItemBuilder =>
  folder(
    S,
    { id: 'interface', ...titled('interface'), type: 'interfaceText' },
    localeIds.map((language) =>
      documents(S, {
        id: language,
        title: locales[language].name,
        type: 'interfaceText',
        filter: 'language == $language',
        params: { language },
        order: [['namespace', 'asc']],
        template: interfaceTextTemplateId(language),
      }),
    ),
  )

/** Texts used in several places: questions, terms, interface. */
export const texts = (S: StructureBuilder, context: StructureResolverContext): ListItemBuilder =>
  folder(S, { id: 'texts', ...titled('texts'), type: 'richText' }, [
    questions(S, context),
    documents(S, { id: 'glossary', ...titled('glossary'), type: 'glossaryTerm' }),
    interfaceTexts(S),
  ])

/** Firms and platforms that pages list. */
export const listings = (S: StructureBuilder, context: StructureResolverContext): ListItemBuilder[] => [
  ordered(S, context, { id: 'platforms', ...titled('platforms'), type: 'platform' }),
  ordered(S, context, { id: 'payments', ...titled('payments'), type: 'paymentProvider' }),
  ordered(S, context, { id: 'liquidity', ...titled('liquidity'), type: 'liquidityProvider' }),
]
