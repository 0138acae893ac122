import type { DocumentDefinition, SchemaTypeDefinition } from 'sanity'
import { pageBlocks } from './lib/page-blocks.ts'
import { banner } from './documents/banner.ts'
import { faqEntry } from './documents/faq-entry.ts'
import { glossaryTerm } from './documents/glossary-term.ts'
import { instrument } from './documents/instrument.ts'
import { interfaceText } from './documents/interface-text.ts'
import { legalDocument } from './documents/legal-document.ts'
import { liquidityProvider } from './documents/liquidity-provider.ts'
import { page } from './documents/page.ts'
import { paymentProvider } from './documents/payment-provider.ts'
import { platform } from './documents/platform.ts'
import { redirect } from './documents/redirect.ts'
import { action } from './objects/action.ts'
import { footerItem, footerList } from './objects/footer-list.ts'
import { paymentMethod } from './objects/payment-method.ts'
import { link } from './objects/link.ts'
import { menuItem } from './objects/menu-item.ts'
import { pageMetadata } from './objects/page-metadata.ts'
import { prose } from './objects/prose.ts'
import { riskText } from './objects/risk-text.ts'
import { riskWording } from './objects/risk-wording.ts'
import { sectionLanguage } from './objects/section-language.ts'
import { contact } from './singletons/contact.ts'
import { downloads } from './singletons/downloads.ts'
import { entity } from './singletons/entity.ts'
import { menu } from './singletons/menu.ts'
import { partnerProgramme } from './singletons/partner-programme.ts'
import { riskWarning } from './singletons/risk-warning.ts'
import { siteSettings } from './singletons/site-settings.ts'
import { fingerprints, translated } from './translation/translated-from.ts'

/** Singleton types: their document's id is the name of the type. */
export const singletonTypes = [
  translated(menu),
  riskWarning,
  translated(entity),
  translated(siteSettings),
  translated(contact),
  translated(downloads),
  translated(partnerProgramme),
] as const

/** Types with many documents. */
export const documentTypes = [
  translated(page),
  legalDocument,
  translated(instrument),
  translated(faqEntry),
  translated(glossaryTerm),
  translated(paymentProvider),
  translated(liquidityProvider),
  translated(platform),
  translated(banner),
  redirect,
  interfaceText,
] as const

/** Types whose texts are translated. The wording of the risk warning is prescribed, not translated. */
export const translatedTypes = [...documentTypes, ...singletonTypes].filter((type: DocumentDefinition) =>
  type.fields.some(({ name }) => name === 'translatedFrom'),
)

export const schemaTypes: SchemaTypeDefinition[] = [
  ...singletonTypes,
  ...documentTypes,
  ...pageBlocks,
  link,
  action,
  pageMetadata,
  menuItem,
  footerList,
  footerItem,
  paymentMethod,
  riskText,
  riskWording,
  sectionLanguage,
  prose,
  fingerprints,
]
