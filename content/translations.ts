import { defaultLocale, localeIds } from '#locales/table.ts'
import { recordOf } from '#schemas/translation/record.ts'
import { isOfOneLanguage, textsIn } from '#schemas/translation/texts.ts'
import { translatedTypes } from '#schemas/index.ts'
import type { SeedDocument } from './seed-document.ts'

const translatedNames = new Set<string>(translatedTypes.map(({ name }) => name))

/**
 * The documents of the files with the records of their translations: all languages of a file are written
 * together, so each is in step with its English.
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
