import { defaultLocale } from '#locales/table.ts'
import { isRecord } from '#common/records.ts'
import { fingerprint } from './fingerprint.ts'
import { type Content, textsIn } from './texts.ts'

/** The source of one translated field. */
export interface FieldRecord {
  _key: string
  path: string
  fingerprint: string
  /** The text equals the English on purpose. */
  isSame?: true
}

/** For one language, stored in the document under `translatedFrom` (record 26). */
export interface TranslationRecord {
  _key: string
  _type: 'internationalizedArrayFingerprintsValue'
  language: string
  value: { _type: 'fingerprints'; fields: FieldRecord[] }
}

/**
 * The record of a translation that is in step with the source.
 * @param translation the document with the texts of the language, where it is not the source document
 */
export function recordOf(source: Content, language: string, translation = source): TranslationRecord {
  const own = textsIn(translation, language)
  return {
    _key: language,
    _type: 'internationalizedArrayFingerprintsValue',
    language,
    value: {
      _type: 'fingerprints',
      fields: [...textsIn(source, defaultLocale)].map(([path, words]) => ({
        _key: fingerprint(path),
        path,
        fingerprint: fingerprint(words),
        ...(own.get(path) === words ? { isSame: true } : {}),
      })),
    },
  }
}

const asField = (field: Record<string, unknown>): FieldRecord => ({
  _key: String(field['_key']),
  path: String(field['path']),
  fingerprint: String(field['fingerprint']),
  ...(field['isSame'] === true ? { isSame: true } : {}),
})

/** The source text of each translated field of a language, by path; empty where nothing is recorded. */
export const recordedIn = (document: Content, language: string): ReadonlyMap<string, FieldRecord> => {
  const records = Array.isArray(document['translatedFrom']) ? document['translatedFrom'] : []
  const own: unknown = records.find((record) => isRecord(record) && record['language'] === language)
  const value = isRecord(own) ? own['value'] : undefined
  const fields: unknown[] = isRecord(value) && Array.isArray(value['fields']) ? value['fields'] : []
  return new Map(fields.filter(isRecord).map((field) => [String(field['path']), asField(field)] as const))
}
