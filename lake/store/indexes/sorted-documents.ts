import { compareIds, type LakeDocument } from '#lake/store/document.ts'

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

  /** Documents whose id has this prefix. */
  withPrefix(prefix: string): readonly LakeDocument[] {
    const from = this.place(prefix)
    let to = from
    while (this.items[to]?._id.startsWith(prefix) === true) to++
    return this.items.slice(from, to)
  }

  private place(id: string): number {
    const last = this.items.at(-1)
    // Loading and importing append in order.
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
