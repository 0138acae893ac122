/**
 * What mutations do, said once more in the plainest way: whole copies, loops, one function a path. It
 * shares no code with the lake, so that both would have to be wrong in the same way.
 */
interface Item {
  _key: string
  v: number
}

export interface Thing {
  _id: string
  _type: 'thing'
  _rev?: string
  n?: number
  t?: string
  o?: { a?: number }
  list?: Item[]
  to?: { _type: 'reference'; _ref: string; _weak?: true }
}

export interface Patch {
  id: string
  ifRevisionID?: string
  set?: Record<string, unknown>
  setIfMissing?: Record<string, unknown>
  unset?: string[]
  inc?: Record<string, number>
  dec?: Record<string, number>
  insert?:
    | { before: string; items: Item[] }
    | { after: string; items: Item[] }
    | { replace: string; items: Item[] }
}

export type ModelMutation =
  | { create: Thing }
  | { createOrReplace: Thing }
  | { createIfNotExists: Thing }
  | { delete: { id: string } | { query: string; params: { limit: number } } }
  | { patch: Patch }

class Refused extends Error {}

/** Indexes of `list` that a path of it names. */
function indexesOf(list: readonly Item[], path: string): number[] {
  const all = list.map((_, index) => index)
  if (path === 'list[*]') return all
  if (path === 'list[0]') return all.slice(0, 1)
  if (path === 'list[-1]') return all.slice(-1)
  if (path === 'list[1:]') return all.slice(1)
  if (path === 'list[v > 5]') return all.filter((index) => (list[index]?.v ?? 0) > 5)
  const key = /^list\[_key=="(\w+)"\]$/.exec(path)?.[1]
  if (key === undefined) throw new Error(`the model knows no path ${path}`)
  // Of items that share a key the first goes by it.
  return all.filter((index) => list[index]?._key === key).slice(0, 1)
}

function asItems(value: unknown): Item[] {
  if (!Array.isArray(value)) throw new Error('the model sets lists only')
  return structuredClone(value)
}

function setAt(doc: Thing, path: string, value: unknown): void {
  if (path === 'n') doc.n = Number(value)
  else if (path === 't') doc.t = String(value)
  else if (path === 'o.a') doc.o = { ...doc.o, a: Number(value) }
  else if (path === 'list') doc.list = asItems(value)
  else {
    const list = doc.list ?? []
    for (const index of indexesOf(list, path.replace(/\.v$/, ''))) {
      const item = list[index]
      if (item !== undefined) item.v = Number(value)
    }
  }
}

function isMissing(doc: Thing, path: string): boolean {
  if (path === 'o.a') return doc.o?.a === undefined
  return !Object.hasOwn(doc, path)
}

function unsetAll(doc: Thing, paths: readonly string[]): void {
  const gone = new Set(
    paths.filter((path) => path.includes('[')).flatMap((path) => indexesOf(doc.list ?? [], path)),
  )
  if (doc.list !== undefined) doc.list = doc.list.filter((_, index) => !gone.has(index))
  if (paths.includes('n')) delete doc.n
  if (paths.includes('t')) delete doc.t
  if (paths.includes('o')) delete doc.o
  if (paths.includes('list')) delete doc.list
  if (paths.includes('o.a') && doc.o !== undefined) doc.o = {}
}

function add(doc: Thing, path: string, amount: number): void {
  const current = path === 'n' ? doc.n : doc.o?.a
  if (current === undefined) throw new Refused('no number')
  setAt(doc, path, current + amount)
}

function insertInto(doc: Thing, insert: NonNullable<Patch['insert']>): void {
  const { list } = doc
  if (list === undefined) return
  const path = 'before' in insert ? insert.before : 'after' in insert ? insert.after : insert.replace
  const matched = indexesOf(list, path)
  const fitsEmpty = list.length === 0 && (path === 'list[0]' || path === 'list[-1]')
  if (matched.length === 0 && !fitsEmpty) return
  const result: Item[] = fitsEmpty ? structuredClone(insert.items) : []
  const at = 'after' in insert ? matched.at(-1) : matched[0]
  for (const [index, item] of list.entries()) {
    if (index === at && !('after' in insert)) result.push(...structuredClone(insert.items))
    if (!('replace' in insert) || !matched.includes(index)) result.push(item)
    if (index === at && 'after' in insert) result.push(...structuredClone(insert.items))
  }
  doc.list = result
}

function patched(before: Thing, patch: Patch): Thing {
  const doc = structuredClone(before)
  for (const [path, value] of Object.entries(patch.set ?? {})) setAt(doc, path, value)
  for (const [path, value] of Object.entries(patch.setIfMissing ?? {})) {
    if (isMissing(doc, path)) setAt(doc, path, value)
  }
  unsetAll(doc, patch.unset ?? [])
  for (const [path, amount] of Object.entries(patch.inc ?? {})) add(doc, path, amount)
  for (const [path, amount] of Object.entries(patch.dec ?? {})) add(doc, path, -amount)
  if (patch.insert !== undefined) insertInto(doc, patch.insert)
  return doc
}

/** A dataset as the documentation describes it. */
export class ReferenceModel {
  docs = new Map<string, Thing>()
  readonly used = new Set<string>()

  /** Applies a transaction, all of it or nothing. @returns whether it is accepted */
  transact(mutations: readonly ModelMutation[], transactionId: string, dryRun: boolean): boolean {
    if (this.used.has(transactionId)) return false
    const next = structuredClone(this.docs)
    const touched = new Set<string>()
    try {
      for (const mutation of mutations) apply(next, touched, mutation, transactionId)
      this.checkReferences(next)
    } catch (error) {
      if (error instanceof Refused) return false
      throw error
    }
    if (dryRun) return true
    if ([...touched].some((id) => this.docs.has(id) || next.has(id))) this.used.add(transactionId)
    this.docs = next
    return true
  }

  /** Whoever refers strongly to something must find it at the end. */
  private checkReferences(next: ReadonlyMap<string, Thing>): void {
    for (const { to } of next.values()) {
      if (to !== undefined && to._weak !== true && !next.has(to._ref)) throw new Refused('no target')
    }
  }
}

function apply(docs: Map<string, Thing>, touched: Set<string>, mutation: ModelMutation, rev: string): void {
  const put = (doc: Thing) => {
    docs.set(doc._id, { ...structuredClone(doc), _rev: rev })
    touched.add(doc._id)
  }
  if ('create' in mutation) {
    if (docs.has(mutation.create._id)) throw new Refused('exists')
    put(mutation.create)
  } else if ('createOrReplace' in mutation) put(mutation.createOrReplace)
  else if ('createIfNotExists' in mutation) {
    if (!docs.has(mutation.createIfNotExists._id)) put(mutation.createIfNotExists)
  } else if ('delete' in mutation) {
    const selection = mutation.delete
    const ids =
      'id' in selection
        ? [selection.id]
        : [...docs.values()]
            .filter(({ n }) => n !== undefined && n > selection.params.limit)
            .map(({ _id }) => _id)
    for (const id of ids) if (docs.delete(id)) touched.add(id)
  } else {
    const current = docs.get(mutation.patch.id)
    if (current === undefined) throw new Refused('missing')
    const { ifRevisionID } = mutation.patch
    if (ifRevisionID !== undefined && ifRevisionID !== current._rev) throw new Refused('revision')
    put(patched(current, mutation.patch))
  }
}
