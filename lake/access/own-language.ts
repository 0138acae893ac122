import { isDeepStrictEqual } from 'node:util'
import { isRecord, type JsonObject } from '#common/records.ts'

/** Shared documents: those without a language of their own, except system documents. */
export const isShared = (doc: JsonObject): boolean =>
  doc['language'] === undefined && !/^(?:sanity|system)\./.test(String(doc['_type']))

/** Set by the lake on every write. */
const systemAttributes = new Set(['_id', '_rev', '_createdAt', '_updatedAt'])

/**
 * Whether two states of a shared document differ in texts of one language only: in the `value` of an item of
 * an internationalised array with that language, or in the presence of such an item. Its key and type stay,
 * so that no other text can be replaced or made unreachable; a new one has a new key and the type of its
 * neighbours. Everything else, including the order of other languages, must be the same.
 */
export function differsOnlyIn(language: string, from: JsonObject, to: JsonObject): boolean {
  return differsOnlyInTexts(language, contentOf(from), contentOf(to))
}

const contentOf = (doc: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !systemAttributes.has(name)))

function differsOnlyInTexts(language: string, from: unknown, to: unknown): boolean {
  if (from === to) return true
  const [one, other] = [textsOf(from), textsOf(to)]
  if (one !== undefined && other !== undefined) {
    const [before, after] = [inAndOutOf(language, one), inAndOutOf(language, other)]
    return isSameList(language, before.foreign, after.foreign) && isOwnWork(before.own, after)
  }
  if (Array.isArray(from) && Array.isArray(to)) return isSameList(language, from, to)
  if (!isRecord(from) || !isRecord(to)) return false
  const names = new Set([...Object.keys(from), ...Object.keys(to)])
  return [...names].every((name) => differsOnlyInTexts(language, ownValue(from, name), ownValue(to, name)))
}

interface Texts {
  own: readonly JsonObject[]
  foreign: readonly JsonObject[]
}

const inAndOutOf = (language: string, texts: readonly JsonObject[]): Texts => ({
  own: texts.filter((text) => text['language'] === language),
  foreign: texts.filter((text) => text['language'] !== language),
})

/** Whether the language's texts are only rewritten, removed, or added where there was none. */
function isOwnWork(before: readonly JsonObject[], { own, foreign }: Texts): boolean {
  if (before.length > 0) {
    return own.length <= before.length && own.every((text) => before.some((old) => isRewritten(old, text)))
  }
  const [added] = own
  return (
    added === undefined ||
    (own.length === 1 &&
      foreign.every((text) => text['_key'] !== added['_key'] && text['_type'] === added['_type']))
  )
}

const isRewritten = ({ value: _old, ...from }: JsonObject, { value: _new, ...to }: JsonObject): boolean =>
  isDeepStrictEqual(from, to)

const isSameList = (language: string, from: readonly unknown[], to: readonly unknown[]): boolean =>
  from.length === to.length && from.every((item, index) => differsOnlyInTexts(language, item, to[index]))

const ownValue = (object: JsonObject, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined

/** The items of an internationalised array; none for a missing or empty one, which may become one. */
function textsOf(value: unknown): readonly JsonObject[] | undefined {
  if (value === undefined) return []
  if (!Array.isArray(value)) return undefined
  const texts = value.filter((item: unknown) => isText(item))
  return texts.length === value.length ? texts : undefined
}

const isText = (item: unknown): item is JsonObject =>
  isRecord(item) &&
  typeof item['language'] === 'string' &&
  String(item['_type']).startsWith('internationalizedArray')
