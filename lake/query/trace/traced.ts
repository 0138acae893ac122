import type { LakeDocument } from '#lake/store/document.ts'

export type Step = string | number | { readonly _key: string }

/** Where a value comes from; `undefined` for what is not one place of a document. */
export type Source =
  /** The value at this path of the document. */
  | { kind: 'document'; doc: LakeDocument; path: readonly Step[] }
  /** An object built by the query, each field with its source. */
  | { kind: 'object'; fields: ReadonlyMap<string, Source | undefined> }
  /** An array built by the query. */
  | { kind: 'array'; items: readonly (Source | undefined)[] }

/** A value with its source. */
export interface Traced {
  readonly value: unknown
  readonly source: Source | undefined
}

export const nothing: Traced = { value: null, source: undefined }

/** What GROQ takes for an object; dates and paths are objects only in JavaScript. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !('toJSON' in value && typeof value.toJSON === 'function')
  )
}

export const wholeDocument = (doc: LakeDocument): Traced => ({
  value: doc,
  source: { kind: 'document', doc, path: [] },
})

export function attributeOf({ value, source }: Traced, name: string): Traced {
  if (!isPlain(value) || !Object.hasOwn(value, name)) return nothing
  return { value: value[name] ?? null, source: fieldSource(source, name) }
}

/** The items of an array with their sources; `undefined` for other values. */
export function itemsOf({ value, source }: Traced): Traced[] | undefined {
  if (!Array.isArray(value)) return undefined
  const items: readonly unknown[] = value
  return items.map((item, index) => ({ value: item, source: itemSource(source, index, item) }))
}

export const arrayOf = (items: readonly Traced[]): Traced => ({
  value: items.map(({ value }) => value),
  source: { kind: 'array', items: items.map(({ source }) => source) },
})

/** Each field of an object with its source. */
export function fieldsOf({ value, source }: Traced): [string, Traced][] {
  if (!isPlain(value)) return []
  return Object.entries(value).map(([name, field]) => [
    name,
    { value: field, source: fieldSource(source, name) },
  ])
}

export function objectOf(fields: ReadonlyMap<string, Traced>): Traced {
  const value: Record<string, unknown> = {}
  const sources = new Map<string, Source | undefined>()
  for (const [name, field] of fields) {
    value[name] = field.value
    sources.set(name, field.source)
  }
  return { value, source: { kind: 'object', fields: sources } }
}

/** Perspectives replace a draft's id by the published one; the stored document has another value there. */
function isOfPerspective({ doc, path }: { doc: LakeDocument; path: readonly Step[] }, name: string): boolean {
  return path.length === 0 && (name === '_id' || name === '_originalId') && doc['_originalId'] !== undefined
}

function fieldSource(source: Source | undefined, name: string): Source | undefined {
  if (source?.kind === 'object') return source.fields.get(name)
  if (source?.kind !== 'document' || isOfPerspective(source, name)) return undefined
  return { ...source, path: [...source.path, name] }
}

function itemSource(source: Source | undefined, index: number, item: unknown): Source | undefined {
  if (source?.kind === 'array') return source.items[index]
  if (source?.kind !== 'document') return undefined
  const key = isPlain(item) ? item['_key'] : undefined
  const step: Step = typeof key === 'string' && key !== '' ? { _key: key } : index
  return { ...source, path: [...source.path, step] }
}
