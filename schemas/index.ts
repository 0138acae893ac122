import type { SchemaTypeDefinition } from 'sanity'
import { pageBlocks } from './lib/page-blocks.ts'
import { documentSchemas } from './documents/registry.gen.ts'
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
import { singletonSchemas } from './singletons/registry.gen.ts'
import { fingerprints } from './translation/translated-from.ts'

/** Types whose texts are translated. The wording of the risk warning is prescribed, not translated. */
export const translatedTypes = [...documentSchemas, ...singletonSchemas].filter((type) =>
  type.fields.some(({ name }) => name === 'translatedFrom'),
)

export const schemaTypes: SchemaTypeDefinition[] = [
  ...singletonSchemas,
  ...documentSchemas,
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
