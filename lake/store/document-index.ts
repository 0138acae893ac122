import { compareIds, type LakeDocument } from './document.ts'

/** Documents in `_id` order; look-up, replacement and removal by binary search. */
export class SortedDocuments {
  readonly items: LakeDocument[] = []

  put(doc: LakeDocument): void {
    const at = this.place(doc._id)
    this.items.splice(at, this.items[at]?._id === doc._id ? 1 : 0, doc)
  }

  remove(id: string): void {
    const at = this.place(id)
    if (this.items[at]?._id === id) this.items.splice(at, 1)
  }

  private place(id: string): number {
    const last = this.items.at(-1)
    // Loading and importing go in order: then the place is the end.
    if (last !== undefined && compareIds(last._id, id) < 0) return this.items.length
    let low = 0
    let high = this.items.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const item = this.items[middle]
      if (item !== undefined && compareIds(item._id, id) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Documents by id, by type and in order: what a query reads from. */
export class DocumentIndex {
  readonly byId = new Map<string, LakeDocument>()
  readonly all = new SortedDocuments()
  private readonly types = new Map<string, SortedDocuments>()

  get(id: string): LakeDocument | undefined {
    return this.byId.get(id)
  }

  /** Documents of the type, in `_id` order. */
  ofType(type: string): readonly LakeDocument[] {
    return this.types.get(type)?.items ?? []
  }

  put(doc: LakeDocument): void {
    const before = this.byId.get(doc._id)
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
    this.byId.delete(id)
    this.all.remove(id)
    this.types.get(before._type)?.remove(id)
  }
}
