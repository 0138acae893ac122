import { compareIds, type LakeDocument } from '#lake/store/document.ts'
import { compareValues, valueAt } from './value-order.ts'

interface Entry {
  value: unknown
  doc: LakeDocument
}

/** Documents of one type in the order of one attribute, equal ones in `_id` order. */
export class OrderIndex {
  private readonly type: string
  private readonly path: readonly string[]
  private readonly entries: Entry[]

  constructor(type: string, path: string, documents: readonly LakeDocument[]) {
    this.type = type
    this.path = path.split('.')
    this.entries = documents.map((doc) => this.entryOf(doc)).sort(compareEntries)
  }

  /** Updates the index for a change from one state of a document to the next. */
  put(before: LakeDocument | undefined, after: LakeDocument | undefined): void {
    if (before?._type === this.type) {
      const entry = this.entryOf(before)
      const at = this.place(entry)
      if (this.entries[at]?.doc._id === before._id) this.entries.splice(at, 1)
    }
    if (after?._type !== this.type) return
    const entry = this.entryOf(after)
    this.entries.splice(this.place(entry), 0, entry)
  }

  /**
   * At least `count` documents with the smallest values, or the greatest, and all that equal the last of
   * them.
   */
  first(count: number, isDescending: boolean): LakeDocument[] {
    const { entries } = this
    const at = isDescending ? entries.length - count : count - 1
    const edge = entries[at]
    if (edge === undefined) return entries.map(({ doc }) => doc)
    let end = at
    const step = isDescending ? -1 : 1
    while (entries[end + step] !== undefined && compareValues(entries[end + step]?.value, edge.value) === 0)
      end += step
    return (isDescending ? entries.slice(end) : entries.slice(0, end + 1)).map(({ doc }) => doc)
  }

  private entryOf(doc: LakeDocument): Entry {
    return { value: valueAt(doc, this.path), doc }
  }

  private place(entry: Entry): number {
    let low = 0
    let high = this.entries.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = this.entries[middle]
      if (other !== undefined && compareEntries(other, entry) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

const compareEntries = (a: Entry, b: Entry) =>
  compareValues(a.value, b.value) || compareIds(a.doc._id, b.doc._id)
