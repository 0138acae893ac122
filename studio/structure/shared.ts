import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { localeIds, locales } from '#locales/table.ts'
import { faqTopics } from '#schemas/lib/faq-topics.ts'
import { assetClasses } from '#schemas/lib/markets.ts'
import { interfaceTextTemplateId } from '#studio/templates.ts'
import { documents, folder, ordered } from './lists.ts'

/** Banners by their placement. */
export const banners = (S: StructureBuilder, context: StructureResolverContext): ListItemBuilder =>
  folder(S, { id: 'banners', title: 'Banners', type: 'banner' }, [
    ordered(S, context, { id: 'all', title: 'All banners', type: 'banner' }),
    documents(S, {
      id: 'promotional',
      title: 'Promotional',
      type: 'banner',
      filter: 'kind == "promotional"',
      order: [['startsAt', 'desc']],
    }),
    documents(S, {
      id: 'trading',
      title: 'Trading',
      type: 'banner',
      filter: 'kind == "trading"',
      order: [['startsAt', 'desc']],
    }),
  ])

/** Instruments by market. */
export const instruments = (S: StructureBuilder, context: StructureResolverContext): ListItemBuilder =>
  folder(S, { id: 'instruments', title: 'Instruments', type: 'instrument' }, [
    ordered(S, context, { id: 'all', title: 'All instruments', type: 'instrument' }),
    ...assetClasses.map(({ value, title }) =>
      ordered(S, context, {
        id: value,
        title,
        type: 'instrument',
        filter: 'assetClass == $assetClass',
        params: { assetClass: value },
      }),
    ),
  ])

const questions = (S: StructureBuilder, context: StructureResolverContext): ListItemBuilder =>
  folder(S, { id: 'faq', title: 'Questions and answers', type: 'faqEntry' }, [
    ordered(S, context, { id: 'all', title: 'All questions', type: 'faqEntry' }),
    ...faqTopics.map(({ value, title }) =>
      ordered(S, context, {
        id: value,
        title,
        type: 'faqEntry',
        filter: 'topic == $topic',
        params: { topic: value },
      }),
    ),
  ])

const interfaceTexts = (S: StructureBuilder): ListItemBuilder =>
  folder(
    S,
    { id: 'interface', title: 'Interface texts', type: 'interfaceText' },
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
  folder(S, { id: 'texts', title: 'Texts', type: 'richText' }, [
    questions(S, context),
    documents(S, { id: 'glossary', title: 'Glossary', type: 'glossaryTerm' }),
    interfaceTexts(S),
  ])

/** Firms and platforms that pages list. */
export const listings = (S: StructureBuilder, context: StructureResolverContext): ListItemBuilder[] => [
  ordered(S, context, { id: 'platforms', title: 'Platforms', type: 'platform' }),
  ordered(S, context, { id: 'payments', title: 'Payment providers', type: 'paymentProvider' }),
  ordered(S, context, { id: 'liquidity', title: 'Liquidity providers', type: 'liquidityProvider' }),
]
