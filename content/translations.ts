import { defaultLocale, localeIds } from '#locales/table.ts'
import { recordOf } from '#schemas/translation/record.ts'
import { isOfOneLanguage, textsIn } from '#schemas/translation/texts.ts'
import { translatedTypes } from '#schemas/index.ts'
import type { SeedDocument } from './documents.ts'

const translatedNames = new Set<string>(translatedTypes.map(({ name }) => name))

/**
 * The documents of the files with what their translations were made from: the languages of our files are
 * written together, so each is in step with the English beside it.
 */
export const withRecords = (documents: readonly SeedDocument[]): SeedDocument[] => {
  const english = new Map(
    documents
      .filter((document) => isOfOneLanguage(document) && document['language'] === defaultLocale)
      .map((document) => [document['path'], document]),
  )
  return documents.map((document) => {
    if (!translatedNames.has(document._type)) return document
    const source = isOfOneLanguage(document) ? english.get(document['path']) : document
    const languages = localeIds.filter(
      (language) => language !== defaultLocale && textsIn(document, language).size > 0,
    )
    if (source === undefined || languages.length === 0) return document
    return { ...document, translatedFrom: languages.map((language) => recordOf(source, language, document)) }
  })
}
