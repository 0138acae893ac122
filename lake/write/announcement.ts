import type { Change } from '#lake/store/committed.ts'
import { isPublished, type LakeDocument } from '#lake/store/document.ts'
import { isRecord } from '#common/records.ts'

/** One document of a webhook's body. */
export interface AnnouncedDocument {
  _id: string
  _type: string
  operation: 'create' | 'update' | 'delete'
  language?: string
  path?: string
  previousPath?: string
  slug?: string
}

/**
 * The documents of a webhook: what the transaction changed for visitors, never drafts and versions.
 * @param changes `visible` of the transaction
 */
export function announcedDocuments(changes: readonly Change[]): AnnouncedDocument[] {
  return changes.flatMap(({ id, before, after }) => {
    const doc = after ?? before
    if (doc === undefined || !isPublished(id)) return []
    const path = text(doc, 'path')
    const previousPath = before === undefined ? undefined : text(before, 'path')
    const language = text(doc, 'language')
    const slug = isRecord(doc['slug']) ? text(doc['slug'], 'current') : text(doc, 'slug')
    return {
      _id: id,
      _type: doc._type,
      operation: after === undefined ? 'delete' : before === undefined ? 'create' : 'update',
      ...(language === undefined ? {} : { language }),
      ...(path === undefined ? {} : { path }),
      ...(previousPath === undefined || previousPath === path ? {} : { previousPath }),
      ...(slug === undefined ? {} : { slug }),
    }
  })
}

function text(doc: LakeDocument | Record<string, unknown>, attribute: string): string | undefined {
  const value = doc[attribute]
  return typeof value === 'string' ? value : undefined
}
