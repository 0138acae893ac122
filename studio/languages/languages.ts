import type { PluginOptions } from 'sanity'
import { internationalizedArray } from 'sanity-plugin-internationalized-array'
import { localeIds, locales } from '#locales/table.ts'

/** Fields with a text, a file or a risk wording per language; their languages are those of the site. */
export const languages: PluginOptions = internationalizedArray({
  languages: localeIds.map((id) => ({ id, title: locales[id].name })),
  defaultLanguages: [],
  fieldTypes: [
    'string',
    { name: 'text', type: 'text', rows: 3 },
    { name: 'file', type: 'file', options: { accept: 'application/pdf', storeOriginalFilename: true } },
    'riskWording',
    'prose',
    'fingerprints',
  ],
  languageDisplay: 'titleOnly',
  // Order is the seed's business: reordering on open would make a draft of whatever is looked at.
  restoreOrder: false,
})
