import { BoundedMap } from '#common/bounded-map.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import { EqualityIndex, type Scalar } from './equality-index.ts'
import { MentionIndex } from './mention-index.ts'
import { OrderIndex } from './order-index.ts'
import { SortedDocuments } from './sorted-documents.ts'

/** Types with fewer documents than this are scanned. */
const minIndexed = 64
/** Indexes kept of each kind; a query on another attribute evicts the oldest. */
const maxIndexes = 32

/** Documents by id, by type and in order: what a query reads from. Other indexes are built on first use. */
export class DocumentIndex {
  readonly byId = new Map<string, LakeDocument>()
  readonly all = new SortedDocuments()
  private readonly types = new Map<string, SortedDocuments>()
  private readonly equalities = new BoundedMap<string, EqualityIndex>(maxIndexes)
  private readonly orders = new BoundedMap<string, OrderIndex>(maxIndexes)
  private mentions: MentionIndex | undefined

  get(id: string): LakeDocument | undefined {
    return this.byId.get(id)
  }

  /** Documents of the type, in `_id` order. */
  ofType(type: string): readonly LakeDocument[] {
    return this.types.get(type)?.items ?? []
  }

  /** Documents whose id has this prefix, in `_id` order. */
  withPrefix(prefix: string): readonly LakeDocument[] {
    return this.all.withPrefix(prefix)
  }

  /** Documents of the type whose attribute has this value, and maybe others, in `_id` order. */
  whereEqual(type: string, path: string, value: Scalar): readonly LakeDocument[] {
    const all = this.ofType(type)
    if (all.length < minIndexed) return all
    return kept(this.equalities, `${type}\n${path}`, () => {
      const index = new EqualityIndex(type, path)
      for (const doc of all) index.put(undefined, doc)
      return index
    }).get(value)
  }

  /** Documents of the type in the order of an attribute. */
  inOrder(type: string, path: string): OrderIndex {
    return kept(this.orders, `${type}\n${path}`, () => new OrderIndex(type, path, this.ofType(type)))
  }

  /** Documents with a reference to this id anywhere, in `_id` order. */
  referringTo(id: string): readonly LakeDocument[] {
    if (this.mentions === undefined) {
      const mentions = new MentionIndex()
      for (const doc of this.all.items) mentions.put(undefined, doc)
      // Assigned once complete: a query may be terminated anywhere.
      this.mentions = mentions
    }
    return this.mentions.get(id)
  }

  put(doc: LakeDocument): void {
    const before = this.byId.get(doc._id)
    this.follow(before, doc)
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
    this.follow(before, undefined)
    this.byId.delete(id)
    this.all.remove(id)
    this.types.get(before._type)?.remove(id)
  }

  private follow(before: LakeDocument | undefined, after: LakeDocument | undefined): void {
    for (const index of this.equalities.values()) index.put(before, after)
    for (const index of this.orders.values()) index.put(before, after)
    this.mentions?.put(before, after)
  }
}

function kept<Index>(indexes: Map<string, Index>, key: string, make: () => Index): Index {
  let index = indexes.get(key)
  if (index === undefined) indexes.set(key, (index = make()))
  return index
}
