import type { LakeDocument } from '#lake/store/document.ts'
import { SortedDocuments } from './sorted-documents.ts'

/**
 * Documents by the ids they refer to, as GROQ's `references()` sees them: including weak and cross-dataset
 * references.
 */
export class MentionIndex {
  private readonly mentions = new Map<string, SortedDocuments>()

  get(id: string): readonly LakeDocument[] {
    return this.mentions.get(id)?.items ?? []
  }

  /** Updates the index for a change from one state of a document to the next. */
  put(before: LakeDocument | undefined, after: LakeDocument | undefined): void {
    if (before !== undefined) {
      for (const id of mentionedIn(before)) {
        const found = this.mentions.get(id)
        found?.remove(before._id)
        if (found?.items.length === 0) this.mentions.delete(id)
      }
    }
    if (after === undefined) return
    for (const id of mentionedIn(after)) {
      let found = this.mentions.get(id)
      if (found === undefined) this.mentions.set(id, (found = new SortedDocuments()))
      found.put(after)
    }
  }
}

/** What `references()` looks for: it does not descend into a reference. */
function mentionedIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) mentionedIn(item, found)
  else if (typeof value === 'object' && value !== null) {
    const ref: unknown = '_ref' in value ? value._ref : undefined
    if (ref) {
      if (typeof ref === 'string') found.add(ref)
    } else for (const child of Object.values(value)) mentionedIn(child, found)
  }
  return found
}
