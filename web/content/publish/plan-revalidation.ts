import type { ChangedDocument } from '#web/documents/define-document.ts'
import { endedTags } from './tags.ts'

export interface RevalidationPlan {
  tags: string[]
  /** An unknown type may be shown anywhere: everything expires. */
  everything: boolean
}

/** The tags to expire when these documents change. Pure; used by route and reconciler. */
export const planRevalidation = (documents: readonly ChangedDocument[]): RevalidationPlan => {
  const tags = new Set<string>()
  let everything = false
  for (const document of documents) {
    if (isDraft(document._id)) continue
    const ended = endedTags(document)
    if (ended === null) everything = true
    else for (const tag of ended) tags.add(tag)
  }
  return { tags: [...tags], everything }
}

const isDraft = (id: string): boolean => id.startsWith('drafts.') || id.startsWith('versions.')
