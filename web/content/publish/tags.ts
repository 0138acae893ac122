import { type ChangedDocument, type DocumentType, imagesTag } from '#web/documents/define-document.ts'
import { documents } from '#web/documents/registry.gen.ts'

/** Assets are documents of the lake as well; a new one may be an image that something already shows. */
const assets = ['sanity.imageAsset', 'sanity.fileAsset']

const tagsOf = new Map<string, DocumentType['tagsOf']>([
  ...Object.values(documents).map((document: DocumentType) => [document.type, document.tagsOf] as const),
  ...assets.map((type) => [type, () => [imagesTag]] as const),
])

/** The tags that end when a document changes, or null when its type is not known. */
export const endedTags = (document: ChangedDocument): readonly string[] | null =>
  tagsOf.get(document._type)?.(document) ?? null
