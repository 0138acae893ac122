import type { AssetKind } from './sniff.ts'
import type { ImageMetadata } from './image-metadata.ts'
import type { Paper } from './papers/read-paper.ts'

/** What identifies a stored file: hashes, size and kind. */
export interface StoredAsset extends AssetKind {
  sha1: string
  sha256: string
  size: number
}

/** Details the uploader may give with the bytes, all optional (lake contract 3). */
export interface UploadDetails {
  filename?: string | undefined
  label?: string | undefined
  title?: string | undefined
  description?: string | undefined
  creditLine?: string | undefined
  source?: { id: string; name: string; url?: string | undefined } | undefined
}

interface Place {
  /** Address of the lake. */
  url: string
  projectId: string
  dataset: string
}

const common = (asset: StoredAsset, details: UploadDetails, uploadId: string) => ({
  assetId: asset.sha1,
  sha1hash: asset.sha1,
  sha256hash: asset.sha256,
  size: asset.size,
  mimeType: asset.mimeType,
  extension: asset.extension,
  uploadId,
  ...(details.filename !== undefined && { originalFilename: details.filename }),
  ...(details.label !== undefined && { label: details.label }),
  ...(details.title !== undefined && { title: details.title }),
  ...(details.description !== undefined && { description: details.description }),
  ...(details.creditLine !== undefined && { creditLine: details.creditLine }),
  ...(details.source !== undefined && { source: details.source }),
})

/**
 * The document of a picture: its id and address follow from its content, so equal bytes share one document.
 */
export const imageAssetDocument = (
  { url, projectId, dataset }: Place,
  asset: StoredAsset,
  details: UploadDetails,
  uploadId: string,
  metadata: ImageMetadata,
) => {
  const size = `${metadata.dimensions.width}x${metadata.dimensions.height}`
  const path = `images/${projectId}/${dataset}/${asset.sha1}-${size}.${asset.extension}`
  return {
    _id: `image-${asset.sha1}-${size}-${asset.extension}`,
    _type: 'sanity.imageAsset',
    ...common(asset, details, uploadId),
    metadata,
    path,
    url: `${url}/${path}`,
  }
}

/** The document of any other file; for a PDF it includes what was found in it. */
export const fileAssetDocument = (
  { url, projectId, dataset }: Place,
  asset: StoredAsset,
  details: UploadDetails,
  uploadId: string,
  paper?: Paper,
) => {
  const path = `files/${projectId}/${dataset}/${asset.sha1}.${asset.extension}`
  return {
    _id: `file-${asset.sha1}-${asset.extension}`,
    _type: 'sanity.fileAsset',
    ...common(asset, details, uploadId),
    ...(paper !== undefined && { paper }),
    path,
    url: `${url}/${path}`,
  }
}
