import { isRecord, isSame, itemsOf } from '#common/records.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import { isForgotten } from '#lake/store/forgotten.ts'

type State = LakeDocument | undefined

/** What the lake sets itself, and what names a document: no field that somebody changed. */
const ownFields = new Set(['_id', '_type', '_rev', '_createdAt', '_updatedAt', '_system'])

/** Where documents have what people know them by, in this order. */
const named = [
  'title',
  'name',
  'question',
  'term',
  'label',
  'symbol',
  'originalFilename',
  'slug',
  'path',
  'key',
  'from',
]

/** The most of a title that the index keeps, in characters. */
const longest = 200

/** A text, or the English one of a text for each language, else its first. */
const textIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  const texts = itemsOf(value).filter(isRecord)
  const own = texts.find(({ language }) => language === 'en') ?? texts[0]
  return typeof own?.['value'] === 'string' ? own['value'] : undefined
}

/** What people know a document by; nothing where it has no such field. */
export function titleOf(document: LakeDocument): string | undefined {
  const metadata = isRecord(document['metadata']) ? document['metadata']['title'] : undefined
  const own = named
    .map((field) => textIn(document[field]))
    .find((text) => text !== undefined && text.trim() !== '')
  return (own ?? textIn(metadata))?.trim().slice(0, longest)
}

/** Names of the fields in which two states differ, in alphabetical order; none where one was forgotten. */
export function changedFields(before: State, after: State): string[] {
  if ([before, after].some((state) => state !== undefined && isForgotten(state))) return []
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].filter((name) => !ownFields.has(name) && !isSame(before?.[name], after?.[name])).sort()
}

const itemIn = (list: unknown, language: unknown) =>
  itemsOf(list).find((item) => isRecord(item) && item['language'] === language)

/** The languages of the texts that differ in a field that has one for each language. */
const languagesIn = (before: unknown, after: unknown): (string | undefined)[] => {
  const items = [...itemsOf(before), ...itemsOf(after)]
  if (items.length === 0 || !items.every((item) => isRecord(item) && 'value' in item)) return [undefined]
  const languages = new Set(items.map((item) => (isRecord(item) ? item['language'] : undefined)))
  return [...languages]
    .filter((language) => !isSame(itemIn(before, language), itemIn(after, language)))
    .map((language) => (typeof language === 'string' ? language : undefined))
}

/**
 * The language of a change: that of the document, else of the texts that were changed where they are of one. Nothing
 * where it cannot be told.
 */
export function languageOf(before: State, after: State): string | undefined {
  const own = (after ?? before)?.['language']
  if (typeof own === 'string') return own
  if (before === undefined || after === undefined) return undefined
  const found = new Set(
    changedFields(before, after).flatMap((field) => languagesIn(before[field], after[field])),
  )
  return found.size === 1 ? [...found][0] : undefined
}
