import { jsonMatch, type SingleValuePath } from '@sanity/json-match'
import { isHostileName } from '#lake/http/request/json.ts'
import { isRecord, type JsonObject } from '#common/records.ts'

/** A location in a document: attribute names and array indexes only. */
export type Place = readonly (string | number)[]

/** A malformed path expression. */
export class PathError extends Error {
  override name = 'PathError'
}

/**
 * The locations a JSONMatch expression selects in `value`. A missing attribute has a location too, an array
 * item only if it exists; recursive expressions (`..`) select existing values only. Of items that share a
 * `_key`, which content should not have, a path by key selects the first; the others are reached by index, by
 * condition and by `[*]`.
 * @throws {PathError} when the expression is malformed
 */
export function placesOf(value: unknown, expression: string): Place[] {
  if (expression.length > maxPathLength) {
    throw new PathError(`Invalid path: it has more than ${maxPathLength} characters`)
  }
  try {
    const recursive = expression.includes('..')
    const isPlain = !recursive && !expression.includes('[')
    const places: Place[] = []
    for (const match of jsonMatch(isPlain ? value : withUniqueKeys(value), expression)) {
      const place = recursive && match.value === undefined ? undefined : toPlace(value, match.path)
      if (place !== undefined) places.push(place)
    }
    return places
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'malformed'
    throw new PathError(`Invalid path ${JSON.stringify(expression)}: ${reason}`)
  }
}

/**
 * The same value where no two items of an array share a `_key`; else a copy in which only the first has it.
 */
function withUniqueKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    const keys = new Set<unknown>()
    return replaceItems(value, (item) => {
      const inner = withUniqueKeys(item)
      if (!isRecord(inner) || typeof inner['_key'] !== 'string') return inner
      if (!keys.has(inner['_key'])) {
        keys.add(inner['_key'])
        return inner
      }
      const { _key, ...rest } = inner
      return rest
    })
  }
  if (!isRecord(value)) return value
  const changed = Object.entries(value).flatMap(([name, child]) => {
    const inner = withUniqueKeys(child)
    return inner === child ? [] : [[name, inner]]
  })
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) }
}

function replaceItems(items: readonly unknown[], replace: (item: unknown) => unknown): readonly unknown[] {
  const replaced = items.map((item) => replace(item))
  return replaced.every((item, index) => item === items[index]) ? items : replaced
}

/** Maximum length of a path: its grammar nests, and the parser recurses. */
export const maxPathLength = 4_096

function toPlace(root: unknown, path: SingleValuePath): Place | undefined {
  const place: (string | number)[] = []
  let value = root
  if (path.length === 0) throw new Error('it names the document itself')
  for (const segment of path) {
    if (typeof segment === 'string') {
      if (isHostileName(segment)) throw new Error(`the attribute name "${segment}" is not allowed`)
      if (value !== undefined && value !== null && !isRecord(value)) return undefined
      place.push(segment)
      value = isRecord(value) && Object.hasOwn(value, segment) ? value[segment] : undefined
      continue
    }
    if (typeof segment === 'number' && !Number.isInteger(segment)) {
      throw new Error(`${segment} is no place in an array`)
    }
    if (!Array.isArray(value)) return undefined
    const items: readonly unknown[] = value
    const index =
      typeof segment === 'number'
        ? segment < 0
          ? items.length + segment
          : segment
        : items.findIndex((item) => isRecord(item) && item['_key'] === segment._key)
    if (index < 0 || index >= items.length) return undefined
    place.push(index)
    value = items[index]
  }
  return place
}

/** The value at the location, `undefined` where there is none. */
export function valueAt(root: unknown, place: Place): unknown {
  let value = root
  for (const segment of place) {
    if (typeof segment === 'number') value = Array.isArray(value) ? value[segment] : undefined
    else value = isRecord(value) && Object.hasOwn(value, segment) ? value[segment] : undefined
  }
  return value
}

/** A copy of `root` with the value set; missing parent objects are created. */
export function withValue(root: JsonObject, place: Place, value: unknown): JsonObject {
  return expectObject(update(root, place, () => value))
}

/** A copy of `root` without the attribute or array item at the location. */
export function without(root: JsonObject, place: Place): JsonObject {
  const last = place.at(-1)
  const parent = place.slice(0, -1)
  if (last === undefined || valueAt(root, place) === undefined) return root
  return expectObject(
    update(root, parent, (container) => {
      if (Array.isArray(container)) return container.filter((_, index) => index !== last)
      const { [String(last)]: _dropped, ...rest } = expectObject(container)
      return rest
    }),
  )
}

function update(value: unknown, place: Place, change: (value: unknown) => unknown): unknown {
  const [head, ...rest] = place
  if (head === undefined) return change(value)
  if (typeof head === 'number') {
    const items: unknown[] = Array.isArray(value) ? [...value] : []
    items[head] = update(items[head], rest, change)
    return items
  }
  const fields = isRecord(value) ? value : {}
  return { ...fields, [head]: update(fields[head], rest, change) }
}

function expectObject(value: unknown): JsonObject {
  if (!isRecord(value)) throw new PathError('A patch must leave an object')
  return value
}
