import type { LakeDocument } from './document.ts'
import { EqualityIndex, type Scalar } from './equality-index.ts'
import { SortedDocuments } from './sorted-documents.ts'

/** Types with fewer documents than this are read through. */
const worthIndexing = 64
/** Indexes kept; a query on another attribute replaces the oldest. */
const maximalIndexes = 32

/** Documents by id, by type and in order: what a query reads from. */
export class DocumentIndex {
  readonly byId = new Map<string, LakeDocument>()
  readonly all = new SortedDocuments()
  private readonly types = new Map<string, SortedDocuments>()
  private readonly equalities = new Map<string, EqualityIndex>()

  get(id: string): LakeDocument | undefined {
    return this.byId.get(id)
  }

  /** Documents of the type, in `_id` order. */
  ofType(type: string): readonly LakeDocument[] {
    return this.types.get(type)?.items ?? []
  }

  /**
   * Documents of the type whose attribute has this value, and maybe others, in `_id` order. The index
   * behind it is made when a query first asks, and kept in step from then on.
   */
  whereEqual(type: string, path: string, value: Scalar): readonly LakeDocument[] {
    const all = this.ofType(type)
    if (all.length < worthIndexing) return all
    const key = `${type}\n${path}`
    let index = this.equalities.get(key)
    if (index === undefined) {
      const [oldest] = this.equalities.keys()
      if (this.equalities.size >= maximalIndexes && oldest !== undefined) this.equalities.delete(oldest)
      this.equalities.set(key, (index = new EqualityIndex(type, path)))
      for (const doc of all) index.put(undefined, doc)
    }
    return index.get(value)
  }

  put(doc: LakeDocument): void {
    const before = this.byId.get(doc._id)
    for (const index of this.equalities.values()) index.put(before, doc)
    if (before !== undefined && before._type !== doc._type) this.types.get(before._type)?.remove(doc._id)
    this.byId.set(doc._id, doc)
    this.all.put(doc)
    let ofType = this.types.get(doc._type)
    if (ofType === undefined) this.types.set(doc._type, (ofType = new SortedDocuments()))
    ofType.put(doc)
  }

  remove(id: string): void {
    const before = this.byId.get(id)
    if (before === undefined) return
    for (const index of this.equalities.values()) index.put(before, undefined)
    this.byId.delete(id)
    this.all.remove(id)
    this.types.get(before._type)?.remove(id)
  }
}
