import { z } from 'zod'

/** A document as it is stored in the lake. */
export interface LakeDocument {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [attribute: string]: unknown
}

const idPattern = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/
export const maxIdLength = 128

/** Whether `id` may be the id of a document: letters, digits, `-`, `_` and `.`, 128 at most. */
export function isDocumentId(id: string): boolean {
  return id.length <= maxIdLength && idPattern.test(id) && !id.includes('..') && !id.endsWith('.')
}

export const isDraft = (id: string) => id.startsWith('drafts.')
export const isVersion = (id: string) => id.startsWith('versions.')
/** System documents, such as releases: `_.releases.x`. */
export const isSystem = (id: string) => id.startsWith('_.')
/** Groups of users in the hosted service. */
export const isGroup = (id: string) => id.startsWith('_.groups.')
export const schemaPrefix = '_.schemas.'
/** Schemas of workspaces, as Sanity's CLI stores them. */
export const isSchema = (id: string) => id.startsWith(schemaPrefix)
/** Visible to every reader. */
export const isPublished = (id: string) => !isDraft(id) && !isVersion(id) && !isSystem(id)

/** `x` of `x`, `drafts.x` and `versions.<release>.x`. */
export function publishedId(id: string): string {
  if (isDraft(id)) return id.slice('drafts.'.length)
  if (isVersion(id)) return id.slice(id.indexOf('.', 'versions.'.length) + 1)
  return id
}

export const draftId = (id: string) => `drafts.${publishedId(id)}`

/** The release of `versions.<release>.x`, `drafts` for a draft, else `undefined`. */
export function bundleOf(id: string): string | undefined {
  if (isDraft(id)) return 'drafts'
  if (!isVersion(id)) return undefined
  return id.slice('versions.'.length, id.indexOf('.', 'versions.'.length))
}

/** Order of ids in results without an `order()`: by code unit, as the hosted service sorts them. */
export function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** A stored document; the attributes every document has are validated, the others are the editors'. */
export const lakeDocument = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
})
