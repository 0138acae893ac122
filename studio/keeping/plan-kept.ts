import { isRecord, isSame, type JsonObject } from '#common/records.ts'

/** What a form held that the lake did not have yet. */
export interface Kept {
  /** What the lake had by then; null where there was no such document. */
  base: JsonObject | null
  mine: JsonObject
}

/** A field that somebody else has written meanwhile. */
export interface Conflict {
  /** As Sanity writes paths: `blocks[_key=="a"].title`. */
  path: string
  /** Undefined where it was removed. */
  mine: unknown
  theirs: unknown
}

/** What was typed and is not there, and may come back unasked; and where that is for its author to say. */
export interface Return {
  set: JsonObject
  unset: string[]
  conflicts: Conflict[]
}

/** What the lake writes itself. */
const own = new Set(['_id', '_type', '_rev', '_createdAt', '_updatedAt', '_system'])

/** A document's fields as people write them. */
const fieldsOf = (document: JsonObject | null): JsonObject =>
  Object.fromEntries(Object.entries(document ?? {}).filter(([name]) => !own.has(name)))

/** Whether a form holds what the lake has. */
export const isSaved = (local: JsonObject | null, head: JsonObject | null): boolean =>
  isSame(fieldsOf(local), fieldsOf(head))

const keysOf = (value: unknown): string[] | undefined => {
  if (!Array.isArray(value)) return undefined
  const keys = value.map((item: unknown) => (isRecord(item) ? item['_key'] : undefined))
  return keys.every((key) => typeof key === 'string') ? keys : undefined
}

const itemBy = (value: unknown, key: string): unknown =>
  Array.isArray(value) ? value.find((item: unknown) => isRecord(item) && item['_key'] === key) : undefined

const isPlain = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name)

const below = (path: string, name: string): string => {
  if (!isPlain(name)) return `${path}[${JSON.stringify(name)}]`
  return path === '' ? name : `${path}.${name}`
}

function compare(path: string, base: unknown, mine: unknown, theirs: unknown, found: Return): void {
  if (isSame(base, mine) || isSame(mine, theirs)) return
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    for (const name of new Set([...Object.keys(base), ...Object.keys(mine)])) {
      compare(below(path, name), base[name], mine[name], theirs[name], found)
    }
    return
  }
  const keys = keysOf(base)
  if (keys !== undefined && isSame(keys, keysOf(mine)) && isSame(keys, keysOf(theirs))) {
    for (const key of keys) {
      const [was, is, now] = [base, mine, theirs].map((value) => itemBy(value, key))
      compare(`${path}[_key==${JSON.stringify(key)}]`, was, is, now, found)
    }
    return
  }
  if (!isSame(base, theirs)) found.conflicts.push({ path, mine, theirs })
  else if (mine === undefined) found.unset.push(path)
  else found.set[path] = mine
}

/**
 * What of a form comes back into a document: every field that nobody has written since, one below the other; the others
 * are offered.
 */
export function planReturn({ base, mine }: Kept, theirs: JsonObject | null): Return {
  const found: Return = { set: {}, unset: [], conflicts: [] }
  compare('', fieldsOf(base), fieldsOf(mine), fieldsOf(theirs), found)
  return found
}

/** How long something may be on its way before a form says that it is not saved. */
export const patienceMs = 3_000

/** What a form says of its saving. */
export type Saying = 'unsaved' | 'unsavedHere' | 'down' | undefined

export function planSaying(state: {
  isUnsaved: boolean
  isLate: boolean
  isDown: boolean
  isStored: boolean
}): Saying {
  if (!state.isUnsaved) return state.isDown ? 'down' : undefined
  if (!state.isDown && !state.isLate) return undefined
  return state.isStored ? 'unsaved' : 'unsavedHere'
}

/** The words in a value, as its author knows them. */
export function wordsIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join(' ')
  if (isRecord(value))
    return Object.entries(fieldsOf(value))
      .filter(([name]) => name !== '_key')
      .map(([, one]) => wordsIn(one))
      .filter(Boolean)
      .join(' ')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? `${value}`
    : ''
}
