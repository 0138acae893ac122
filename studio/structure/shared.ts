import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { localeIds, locales } from '#locales/table.ts'
import { faqTopics } from '#schemas/lib/faq-topics.ts'
import { assetClasses } from '#schemas/lib/fields.ts'
import { interfaceTextTemplateId } from '#studio/templates.ts'
import { documents, folder } from './lists.ts'

const byOrder = [['order', 'asc']] as const

/** Banners by what they are for. */
export const banners = (S: StructureBuilder): ListItemBuilder =>
  folder(S, { id: 'banners', title: 'Banners', type: 'banner' }, [
    documents(S, { id: 'all', title: 'All banners', type: 'banner', order: [['startsAt', 'desc']] }),
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
export const instruments = (S: StructureBuilder): ListItemBuilder =>
  folder(S, { id: 'instruments', title: 'Instruments', type: 'instrument' }, [
    documents(S, { id: 'all', title: 'All instruments', type: 'instrument', order: byOrder }),
    ...assetClasses.map(({ value, title }) =>
      documents(S, {
        id: value,
        title,
        type: 'instrument',
        filter: 'assetClass == $assetClass',
        params: { assetClass: value },
        order: byOrder,
      }),
    ),
  ])

const questions = (S: StructureBuilder): ListItemBuilder =>
  folder(S, { id: 'faq', title: 'Questions and answers', type: 'faqEntry' }, [
    documents(S, { id: 'all', title: 'All questions', type: 'faqEntry', order: byOrder }),
    ...faqTopics.map(({ value, title }) =>
      documents(S, {
        id: value,
        title,
        type: 'faqEntry',
        filter: 'topic == $topic',
        params: { topic: value },
        order: byOrder,
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

/** Words that stand in several places: questions, terms, interface. */
export const texts = (S: StructureBuilder): ListItemBuilder =>
  folder(S, { id: 'texts', title: 'Texts', type: 'richText' }, [
    questions(S),
    documents(S, { id: 'glossary', title: 'Glossary', type: 'glossaryTerm' }),
    interfaceTexts(S),
  ])

/** Firms and platforms that pages list. */
export const listings = (S: StructureBuilder): ListItemBuilder[] => [
  documents(S, { id: 'platforms', title: 'Platforms', type: 'platform', order: byOrder }),
  documents(S, { id: 'payments', title: 'Payment providers', type: 'paymentProvider', order: byOrder }),
  documents(S, { id: 'liquidity', title: 'Liquidity providers', type: 'liquidityProvider', order: byOrder }),
]
