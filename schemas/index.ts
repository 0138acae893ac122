import type { SchemaTypeDefinition } from 'sanity'
import { hero } from './blocks/hero.ts'
import { legalList } from './blocks/legal-list.ts'
import { richText } from './blocks/rich-text.ts'
import { topInstruments } from './blocks/top-instruments.ts'
import { legalDocument } from './documents/legal-document.ts'
import { page } from './documents/page.ts'
import { action } from './objects/action.ts'
import { footerItem, footerList } from './objects/footer-list.ts'
import { link } from './objects/link.ts'
import { menuItem } from './objects/menu-item.ts'
import { pageMetadata } from './objects/page-metadata.ts'
import { riskText } from './objects/risk-text.ts'
import { riskWording } from './objects/risk-wording.ts'
import { sectionLanguage } from './objects/section-language.ts'
import { entity } from './singletons/entity.ts'
import { menu } from './singletons/menu.ts'
import { riskWarning } from './singletons/risk-warning.ts'
import { siteSettings } from './singletons/site-settings.ts'

/** Documents of which there is one, under an id that is the name of their type. */
export const singletonTypes = [menu, riskWarning, entity, siteSettings] as const

/** Documents of which there are many. */
export const documentTypes = [page, legalDocument] as const

export const schemaTypes: SchemaTypeDefinition[] = [
  ...singletonTypes,
  ...documentTypes,
  hero,
  richText,
  topInstruments,
  legalList,
  link,
  action,
  pageMetadata,
  menuItem,
  footerList,
  footerItem,
  riskText,
  riskWording,
  sectionLanguage,
]
