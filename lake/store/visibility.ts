import { isPublished } from './document.ts'
import type { Dataset } from './dataset.ts'
import { referencesIn, type ReferenceIndex } from './indexes/reference-index.ts'

const assetTypes = ['sanity.imageAsset', 'sanity.fileAsset']

/** Whether the document is an asset document. */
export const isAssetDocument = (doc: { readonly _type: string }): boolean => assetTypes.includes(doc._type)

/** Published, and without a dot in its id: dotted ids are private in hosted Sanity as well. */
export const isPublicId = (id: string): boolean => isPublished(id) && !id.includes('.')

/** Whether a document that visitors get refers to the asset. */
export function isAssetInForce(dataset: Dataset, id: string): boolean {
  const { references, behind } = dataset
  return (
    references.allReferrers(id).some((referrer) => isPublicId(referrer) && !behind.has(referrer)) ||
    [...behind.values()].some((doc) => doc !== null && referencesIn(doc).some((found) => found.id === id))
  )
}

/**
 * Whether an anonymous reader may see the document. Published documents, but only those assets that a
 * published document shows: a picture used only in a draft is not listed.
 */
export function visibleToAnonymous(
  dataset: { readonly references: Pick<ReferenceIndex, 'allReferrers'> },
  doc: { readonly _id: string; readonly _type: string },
): boolean {
  if (!isPublicId(doc._id)) return false
  return !isAssetDocument(doc) || dataset.references.allReferrers(doc._id).some(isPublicId)
}
