import { isRecord, itemsOf, type JsonObject } from '#common/records.ts'
import { languageName } from './language-name.ts'

/** The id of the file in an item `{language, value: {asset: {_ref}}}`. */
export function assetIn(item: unknown): string | undefined {
  if (!isRecord(item) || !isRecord(item['value']) || !isRecord(item['value']['asset'])) return undefined
  const { _ref: id } = item['value']['asset']
  return typeof id === 'string' ? id : undefined
}

/**
 * What is wrong with the file of a language, by what was found in it when it was stored.
 * @param asset the document of the file, with `extension` and `paper`
 * @param language the language of the file's item
 * @returns the sentence an editor reads, or undefined for a sound paper
 */
export function paperFault(asset: Readonly<JsonObject>, language: unknown): string | undefined {
  if (asset['extension'] !== 'pdf') return 'It is no PDF.'
  const { paper } = asset
  if (!isRecord(paper)) return 'It was stored before papers were read: upload it once more.'
  const [fault] = itemsOf(paper['faults'])
  if (typeof fault === 'string') return fault
  const { language: found } = paper
  if (typeof language !== 'string' || typeof found !== 'string' || language === found) return undefined
  return `It stands under ${languageName(language)} but is written in ${languageName(found)}.`
}
