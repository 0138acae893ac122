import { cacheTable, type ChangedDocument, isCachedType } from './cache-table.ts'

export interface RevalidationPlan {
  tags: string[]
  /** A type the table does not know may be shown anywhere: everything ends. */
  everything: boolean
}

/** Which tags end when these documents change. Pure; the route and the reconciler act on it. */
export const planRevalidation = (documents: readonly ChangedDocument[]): RevalidationPlan => {
  const tags = new Set<string>()
  let everything = false
  for (const document of documents) {
    if (isDraft(document._id)) continue
    if (!isCachedType(document._type)) everything = true
    else for (const tag of cacheTable[document._type](document)) tags.add(tag)
  }
  return { tags: [...tags], everything }
}

const isDraft = (id: string): boolean => id.startsWith('drafts.') || id.startsWith('versions.')
