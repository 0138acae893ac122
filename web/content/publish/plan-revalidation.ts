import type { ChangedDocument } from '#web/documents/define-document.ts'
import { endedTags } from './tags.ts'

export interface RevalidationPlan {
  tags: string[]
  /** A type the site does not know may be shown anywhere: everything ends. */
  everything: boolean
}

/** Which tags end when these documents change. Pure; the route and the reconciler act on it. */
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
