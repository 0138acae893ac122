import type { LakeDocument } from '#lake/store/document.ts'
import { SortedDocuments } from './sorted-documents.ts'
import { valueAt } from './value-order.ts'

/** Values that GROQ compares by value. */
export type Scalar = string | number | boolean

export function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** Documents of one type by the value of one attribute. */
export class EqualityIndex {
  private readonly type: string
  private readonly path: readonly string[]
  private readonly buckets = new Map<Scalar, SortedDocuments>()

  constructor(type: string, path: string) {
    this.type = type
    this.path = path.split('.')
  }

  get(value: Scalar): readonly LakeDocument[] {
    return this.buckets.get(value)?.items ?? []
  }

  /** Updates the index for a change from one state of a document to the next. */
  put(before: LakeDocument | undefined, after: LakeDocument | undefined): void {
    const was = this.valueOf(before)
    const is = this.valueOf(after)
    if (before !== undefined && was !== undefined && was !== is) {
      const bucket = this.buckets.get(was)
      bucket?.remove(before._id)
      if (bucket?.items.length === 0) this.buckets.delete(was)
    }
    if (after === undefined || is === undefined) return
    let bucket = this.buckets.get(is)
    if (bucket === undefined) this.buckets.set(is, (bucket = new SortedDocuments()))
    bucket.put(after)
  }

  private valueOf(doc: LakeDocument | undefined): Scalar | undefined {
    if (doc?._type !== this.type) return undefined
    const value = valueAt(doc, this.path)
    return isScalar(value) ? value : undefined
  }
}
