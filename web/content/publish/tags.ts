import { type ChangedDocument, type DocumentType, imagesTag } from '#web/documents/define-document.ts'
import { documents } from '#web/documents/registry.gen.ts'

/** Assets are documents too; a new one may be an image that is already referenced. */
const assets = ['sanity.imageAsset', 'sanity.fileAsset']

const tagsOf = new Map<string, DocumentType['tagsOf']>([
  ...Object.values(documents).map((document: DocumentType) => [document.type, document.tagsOf] as const),
  ...assets.map((type) => [type, () => [imagesTag]] as const),
])

/** The tags to expire when a document changes; null if its type is unknown. */
export const endedTags = (document: ChangedDocument): readonly string[] | null =>
  tagsOf.get(document._type)?.(document) ?? null
