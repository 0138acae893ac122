import { isRecord } from '#common/records.ts'

/** One step to a value in the form Sanity's validation reports it. */
export type Segment = string | number | { _key: string }

/** A place in a document with what stands there; `value` is undefined where the last field is absent. */
export interface Place {
  path: Segment[]
  value: unknown
}

interface Step {
  /** Absent where the value itself is the array. */
  field: string | undefined
  items: 'none' | 'all' | { field: string; value: string }
}

const stepPattern = /^([A-Za-z_][A-Za-z0-9_]*)?(?:\[(?:([A-Za-z_][A-Za-z0-9_]*)=([^\]]+))?\])?$/

function parseStep(text: string): Step {
  const match = stepPattern.exec(text)
  if (match === null || text === '') throw new Error(`"${text}" is not a step of a rule's path`)
  const [, field, filterField, filterValue] = match
  if (filterField !== undefined && filterValue !== undefined) {
    return { field, items: { field: filterField, value: filterValue } }
  }
  return { field, items: text.endsWith(']') ? 'all' : 'none' }
}

function follow(place: Place, step: Step): Place[] {
  const { field } = step
  if (field !== undefined && !isRecord(place.value)) return []
  const value = field !== undefined && isRecord(place.value) ? place.value[field] : place.value
  const path = field === undefined ? place.path : [...place.path, field]
  if (step.items === 'none') return [{ path, value }]
  if (!Array.isArray(value)) return []
  const { items } = step
  return value
    .map((item: unknown, index): Place => {
      const key = isRecord(item) ? item['_key'] : undefined
      return { path: [...path, typeof key === 'string' ? { _key: key } : index], value: item }
    })
    .filter((item) => items === 'all' || (isRecord(item.value) && item.value[items.field] === items.value))
}

/**
 * The places a rule's path leads to: dot-separated fields, `[]` for every item of an array,
 * `[field=value]` for the items with that field; a path that starts with `[` means items of the
 * value itself. Nothing is found under an absent parent.
 */
export function findPlaces(value: unknown, path: string): Place[] {
  let places: Place[] = [{ path: [], value }]
  for (const part of path === '' ? [] : path.split('.')) {
    const step = parseStep(part)
    places = places.flatMap((place) => follow(place, step))
  }
  return places
}
