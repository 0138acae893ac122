import { Mutation } from '@sanity/mutator'
import { isRecord, type JsonObject } from '#common/records.ts'
import { assign } from './assign.ts'
import { type Place, placesOf, valueAt, without, withValue } from './path.ts'
import type { PatchOperations } from '#lake/write/schema.ts'

/** A patch that cannot be applied, such as an `inc` of a string. */
export class PatchError extends Error {
  override name = 'PatchError'
}

/**
 * A copy of `doc` with the patch applied: set, setIfMissing, unset, inc, dec, insert, diffMatchPatch, in this
 * order, each seeing the result of the one before (lake contract 8).
 * @throws {PathError} for a malformed path
 * @throws {PatchError} when inc, dec or diffMatchPatch meet a value of another type
 */
export function applyPatch(doc: JsonObject, patch: PatchOperations): JsonObject {
  let result = doc
  for (const [path, value] of Object.entries(patch.set ?? {})) {
    result = assign(result, path, { value, onlyMissing: false })
  }
  for (const [path, value] of Object.entries(patch.setIfMissing ?? {})) {
    result = assign(result, path, { value, onlyMissing: true })
  }
  if (patch.unset !== undefined) result = unset(result, patch.unset)
  result = increment(result, patch.inc ?? {}, 1)
  result = increment(result, patch.dec ?? {}, -1)
  if (patch.insert !== undefined) result = insert(result, patch.insert)
  for (const [path, delta] of Object.entries(patch.diffMatchPatch ?? {})) {
    for (const place of placesOf(result, path)) {
      result = withValue(result, place, patchedText(valueAt(result, place), delta, path))
    }
  }
  return result
}

/** Every path is resolved against the document as it was before the first removal. */
function unset(doc: JsonObject, paths: readonly string[]): JsonObject {
  const places = paths
    .flatMap((path) => placesOf(doc, path))
    .filter((place) => valueAt(doc, place) !== undefined)
    .sort((a, b) => laterFirst(a, b))
  return places.reduce((result, place, index) => {
    const twice = places.slice(0, index).some((other) => isSamePlace(other, place))
    return twice ? result : without(result, place)
  }, doc)
}

/** Children before parents and high indexes before low ones, so that no removal moves a later one. */
function laterFirst(a: Place, b: Place): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const [left, right] = [a[index], b[index]]
    if (left === right) continue
    if (typeof left === 'number' && typeof right === 'number') return right - left
    return String(left) < String(right) ? -1 : 1
  }
  return b.length - a.length
}

function isSamePlace(a: Place, b: Place): boolean {
  return a.length === b.length && a.every((segment, index) => segment === b[index])
}

function increment(doc: JsonObject, amounts: Record<string, number>, sign: 1 | -1): JsonObject {
  let result = doc
  for (const [path, amount] of Object.entries(amounts)) {
    for (const place of placesOf(result, path)) {
      const current = valueAt(result, place)
      if (typeof current !== 'number') {
        throw new PatchError(`Cannot ${sign === 1 ? 'increment' : 'decrement'} "${path}": it holds no number`)
      }
      result = withValue(result, place, current + sign * amount)
    }
  }
  return result
}

function insert(doc: JsonObject, { items, ...where }: NonNullable<PatchOperations['insert']>): JsonObject {
  const [[mode, path] = [], ...others] = Object.entries(where).filter(([, value]) => value !== undefined)
  if (mode === undefined || path === undefined || others.length > 0) {
    throw new PatchError('An insert needs exactly one of "before", "after" and "replace"')
  }
  const target = insertTarget(doc, path)
  if (target === undefined) return doc
  const { array, indexes } = target
  const current: readonly unknown[] = asArray(valueAt(doc, array))
  const at = mode === 'after' ? Math.max(...indexes, -1) + 1 : Math.min(...indexes, current.length)
  // A replacement removes what its path matches, but not what happens to lie between.
  const keeps = (index: number) => mode !== 'replace' || !indexes.includes(index)
  const head = current.slice(0, at)
  const tail = current.slice(at).filter((_, index) => keeps(at + index))
  return withValue(doc, array, [...head, ...items, ...tail])
}

/** The array an insert applies to and the items its path matches; `[0]` and `[-1]` fit an empty array. */
function insertTarget(doc: JsonObject, path: string): { array: Place; indexes: number[] } | undefined {
  const matched = placesOf(doc, path)
  const [place] = matched
  if (place !== undefined) {
    const array = place.slice(0, -1)
    const indexes = matched
      .filter((other) => isSamePlace(other.slice(0, -1), array))
      .map((other) => other.at(-1))
      .filter((segment) => typeof segment === 'number')
    if (indexes.length === 0) return undefined
    return { array, indexes }
  }
  const end = /^(.*)\[(?:0|-1)\]$/.exec(path)?.[1]
  if (end === undefined) return undefined
  const [array] = placesOf(doc, end)
  const current = array === undefined ? undefined : valueAt(doc, array)
  return array !== undefined && Array.isArray(current) && current.length === 0
    ? { array, indexes: [] }
    : undefined
}

function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Sanity's own engine applies the text difference. */
function patchedText(current: unknown, delta: string, path: string): unknown {
  if (typeof current !== 'string')
    throw new PatchError(`Cannot apply a text difference to "${path}": it holds no text`)
  const carrier = { _id: 'carrier', _type: 'carrier', text: current }
  const mutation = { patch: { id: 'carrier', diffMatchPatch: { text: delta } } }
  try {
    const patched: unknown = new Mutation({ mutations: [mutation] }).apply(carrier)
    return isRecord(patched) ? patched['text'] : current
  } catch (cause) {
    throw new PatchError(`The text difference for "${path}" is malformed`, { cause })
  }
}
