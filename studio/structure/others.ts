import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { documentSchemas } from '#schemas/documents/registry.gen.ts'
import { singletonSchemas } from '#schemas/singletons/registry.gen.ts'
import { documents, singleton } from './lists.ts'
import { titledAs } from './titled.ts'

/** Types that the desk names, in a list made for them. */
const placed = new Set([
  'page',
  'menu',
  'legalDocument',
  'riskWarning',
  'approvalPolicy',
  'banner',
  'instrument',
  'platform',
  'paymentProvider',
  'liquidityProvider',
  'faqEntry',
  'glossaryTerm',
  'interfaceText',
  'siteSettings',
  'entity',
  'contact',
  'downloads',
  'partnerProgramme',
  'redirect',
])

/** A list for each document type the desk names nowhere: a new schema is found without a change to the desk. */
export const otherDocuments = (S: StructureBuilder): ListItemBuilder[] =>
  documentSchemas
    .filter(({ name }) => !placed.has(name))
    .map(({ name, title = name }) => documents(S, { id: name, ...titledAs(name, title), type: name }))

/** The same for documents of which there is one. */
export const otherSingletons = (S: StructureBuilder): ListItemBuilder[] =>
  singletonSchemas.filter(({ name }) => !placed.has(name)).map((type) => singleton(S, type))
