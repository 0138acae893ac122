import { isRecord, itemsOf } from '#common/records.ts'

/** One step to a value, as Sanity's validation reports it. */
export type Segment = string | number | { _key: string }

/** A place in a document with its value, `undefined` where the last field is absent. */
export interface Place {
  path: Segment[]
  value: unknown
  /** The object or array that holds the value; undefined for the root. */
  parent: unknown
}

interface Step {
  /** Absent where the value itself is the array. */
  field: string | undefined
  items: 'none' | 'all' | { field: string; value: string }
}

const stepPattern = /^([A-Za-z_][A-Za-z0-9_]*)?(?:\[(?:([A-Za-z_][A-Za-z0-9_]*)=([^\]]+))?\])?$/

/** Whether a text is one step of a rule's path: `field`, `field[]`, `field[_type=hero]`, or the same without a field. */
export const isStep = (text: string): boolean => text !== '' && stepPattern.test(text)

function parseStep(text: string): Step {
  const match = stepPattern.exec(text)
  if (match === null || text === '') throw new Error(`"${text}" is not a step of a rule's path`)
  const [, field, filterField, filterValue] = match
  if (filterField !== undefined && filterValue !== undefined) {
    return { field, items: { field: filterField, value: filterValue } }
  }
  return { field, items: text.endsWith(']') ? 'all' : 'none' }
}

/** The step to an item: by its key, or where it has none by its index. */
export function stepTo(item: unknown, index: number): Segment {
  const key = isRecord(item) ? item['_key'] : undefined
  return typeof key === 'string' ? { _key: key } : index
}

function follow(place: Place, step: Step): Place[] {
  const { field } = step
  if (field !== undefined && !isRecord(place.value)) return []
  const value = field !== undefined && isRecord(place.value) ? place.value[field] : place.value
  const path = field === undefined ? place.path : [...place.path, field]
  if (step.items === 'none') return [{ path, value, parent: place.value }]
  const { items } = step
  return itemsOf(value)
    .map((item, index): Place => ({ path: [...path, stepTo(item, index)], value: item, parent: value }))
    .filter((item) => items === 'all' || (isRecord(item.value) && item.value[items.field] === items.value))
}

/**
 * The places a rule's path selects: dot-separated fields, `[]` for every item of an array, `[field=value]`
 * for the items with that field; a path that starts with `[` selects items of the value itself. Nothing is
 * selected under an absent parent.
 * @throws for a malformed path
 */
export function findPlaces(value: unknown, path: string): Place[] {
  let places: Place[] = [{ path: [], value, parent: undefined }]
  for (const part of path === '' ? [] : path.split('.')) {
    const step = parseStep(part)
    places = places.flatMap((place) => follow(place, step))
  }
  return places
}

/** Joins two parts of a path; items follow without a dot. */
export const joinPaths = (path: string, rest: string): string =>
  path === '' || rest === '' || rest.startsWith('[') ? path + rest : `${path}.${rest}`

/** A place below a value as text, `blocks[1].text[0]`: items by their index, whether they have keys or not. */
export function pathText(value: unknown, path: readonly Segment[]): string {
  let [text, at] = ['', value]
  for (const segment of path) {
    if (typeof segment === 'string') {
      text = joinPaths(text, segment)
      at = isRecord(at) ? at[segment] : undefined
    } else {
      const items = itemsOf(at)
      const index =
        typeof segment === 'number' ? segment : items.findIndex((item, i) => isStepTo(item, i, segment._key))
      text += `[${index}]`
      at = items[index]
    }
  }
  return text
}

const isStepTo = (item: unknown, index: number, key: string): boolean => {
  const step = stepTo(item, index)
  return typeof step === 'object' && step._key === key
}
