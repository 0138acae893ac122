import type { LakeDocument } from '#lake/store/document.ts'

/** A reference found in a document. */
export interface FoundReference {
  id: string
  weak: boolean
}

/** Every reference of a value, at any depth. References into other datasets are ignored. */
export function referencesIn(value: unknown): FoundReference[] {
  const found: FoundReference[] = []
  const visit = (item: unknown): void => {
    if (Array.isArray(item)) {
      for (const child of item) visit(child)
      return
    }
    if (typeof item !== 'object' || item === null) return
    const fields: Record<string, unknown> = { ...item }
    if (typeof fields['_ref'] === 'string' && fields['_dataset'] === undefined) {
      found.push({ id: fields['_ref'], weak: fields['_weak'] === true })
    }
    for (const child of Object.values(fields)) if (typeof child === 'object') visit(child)
  }
  visit(value)
  return found
}

/** Referrers by target id, and whether their reference is strong. */
export class ReferenceIndex {
  private readonly referrers = new Map<string, Map<string, boolean>>()

  put(before: LakeDocument | undefined, after: LakeDocument | undefined): void {
    if (before !== undefined) {
      for (const { id } of referencesIn(before)) this.referrers.get(id)?.delete(before._id)
    }
    if (after === undefined) return
    for (const { id, weak } of referencesIn(after)) {
      let sources = this.referrers.get(id)
      if (sources === undefined) this.referrers.set(id, (sources = new Map()))
      sources.set(after._id, !weak || sources.get(after._id) === true)
    }
  }

  /** Ids of the documents with a strong reference to `id`. */
  strongReferrers(id: string): string[] {
    return [...(this.referrers.get(id) ?? [])].filter(([, strong]) => strong).map(([source]) => source)
  }

  /** Ids of the documents with any reference to `id`. */
  allReferrers(id: string): string[] {
    return [...(this.referrers.get(id)?.keys() ?? [])]
  }
}
