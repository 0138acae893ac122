import type { PluginOptions } from 'sanity'
import { internationalizedArray } from 'sanity-plugin-internationalized-array'
import { localeIds, locales } from '#locales/table.ts'

/** Fields with a text, a file or a risk warning per language; their languages are those of the site. */
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
  // Its button for all languages at once speaks English alone; each language has its own button.
  buttonAddAll: false,
  // The seed defines the order: reordering on open would create a draft of every document that is looked at.
  restoreOrder: false,
})
