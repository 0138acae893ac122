import { isObject, type JsonObject } from '#lake/store/json.ts'

/** Which documents stand for all languages: those without one of their own, and not the system's. */
export const isShared = (doc: JsonObject): boolean =>
  doc['language'] === undefined && !/^(?:sanity|system)\./.test(String(doc['_type']))

/** Set by the lake on every write. */
const ofTheLake = new Set(['_id', '_rev', '_createdAt', '_updatedAt'])

/**
 * Whether two states of a shared document differ in texts of one language only: in items of
 * internationalised arrays that carry it. Everything else, the order of other languages included, must
 * be the same.
 */
export function differsOnlyIn(language: string, from: JsonObject, to: JsonObject): boolean {
  return isSameBut(language, contentOf(from), contentOf(to))
}

const contentOf = (doc: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !ofTheLake.has(name)))

function isSameBut(language: string, from: unknown, to: unknown): boolean {
  if (from === to) return true
  const [one, other] = [textsOf(from), textsOf(to)]
  if (one !== undefined && other !== undefined) {
    const foreign = [one, other].map((texts) => texts.filter((text) => text['language'] !== language))
    return isSameList(language, foreign[0] ?? [], foreign[1] ?? []) && isWellFormed(language, one, other)
  }
  if (Array.isArray(from) && Array.isArray(to)) return isSameList(language, from, to)
  if (!isObject(from) || !isObject(to)) return false
  const names = new Set([...Object.keys(from), ...Object.keys(to)])
  return [...names].every((name) => isSameBut(language, ownValue(from, name), ownValue(to, name)))
}

/** One text at most in the language, unless there were more, and of its siblings' type. */
function isWellFormed(language: string, from: readonly JsonObject[], to: readonly JsonObject[]): boolean {
  const own = to.filter((text) => text['language'] === language)
  const type = [...from, ...to].find((text) => !own.includes(text))?.['_type']
  return (
    own.length <= Math.max(1, from.filter((text) => text['language'] === language).length) &&
    own.every((text) => type === undefined || text['_type'] === type)
  )
}

const isSameList = (language: string, from: readonly unknown[], to: readonly unknown[]): boolean =>
  from.length === to.length && from.every((item, index) => isSameBut(language, item, to[index]))

const ownValue = (object: JsonObject, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined

/** The items of an internationalised array; none for an absent or empty one, which may become one. */
function textsOf(value: unknown): readonly JsonObject[] | undefined {
  if (value === undefined) return []
  if (!Array.isArray(value)) return undefined
  const texts = value.filter((item: unknown) => isText(item))
  return texts.length === value.length ? texts : undefined
}

const isText = (item: unknown): item is JsonObject =>
  isObject(item) &&
  typeof item['language'] === 'string' &&
  String(item['_type']).startsWith('internationalizedArray')
