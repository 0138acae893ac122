import { randomBytes } from 'node:crypto'
import type { Lake } from '#lake/lake.ts'
import { apiError, type HttpError } from '#lake/http/errors.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { fileAssetDocument, imageAssetDocument, type UploadDetails } from './asset-document.ts'
import { AssetCollisionError, type AssetStore, hashesOf } from './asset-store.ts'
import { recordAsset } from './asset-table.ts'
import {
  svgDimensions,
  readImageMetadata,
  TooManyPixelsError,
  UnreadableImageError,
} from './image-metadata.ts'
import { judgePaper } from './papers/judge-paper.ts'
import { pdfAlone } from './papers/pdf-safety.ts'
import type { Paper } from './papers/read-paper.ts'
import { type AssetKind, describeForeign, sniffKind } from './sniff.ts'
import { withoutPosition } from './without-position.ts'

export type UploadTarget = 'images' | 'files'

const refused = (message: string): HttpError => apiError(400, 'File not accepted', message)

const fullDisk = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/** Where bytes are stored, and whether they come from an administrator's import. */
export interface Intake {
  target: UploadTarget
  isSiteDataset: boolean
  isImport: boolean
}

const everyday: readonly AssetKind['extension'][] = ['pdf', 'png', 'jpg', 'webp']

/**
 * The site's dataset accepts what its pages show. A GIF or AVIF is accepted with an import; an SVG is not,
 * since it can carry scripts. Other datasets accept all.
 */
const mayEnter = ({ extension }: AssetKind, { isSiteDataset, isImport }: Intake): boolean =>
  everyday.includes(extension) || !isSiteDataset || (isImport && extension !== 'svg')

const allowed = {
  images: { site: 'Upload a PNG, JPEG or WebP picture.', other: 'Upload a picture.' },
  files: { site: 'Upload a PDF, or a PNG, JPEG or WebP picture.', other: 'Upload a PDF or a picture.' },
}

/**
 * The kind of the bytes, if they are accepted here.
 * @throws {HttpError} 400 with a sentence an editor understands
 */
const acceptKind = (bytes: Uint8Array, intake: Intake, filename: string | undefined): AssetKind => {
  const { target, isSiteDataset } = intake
  const named = filename === undefined ? 'The file' : `"${filename}"`
  const kind = sniffKind(bytes)
  const way = allowed[target][isSiteDataset ? 'site' : 'other']
  if (kind === undefined || !mayEnter(kind, intake)) {
    throw refused(`${named} is ${describeForeign(bytes)}, whatever its name says. ${way}`)
  }
  if (kind.extension === 'pdf' && target === 'images')
    throw refused(`${named} is a PDF, not a picture. ${way}`)
  return kind
}

/**
 * What is in a PDF.
 * @throws {HttpError} 400 for one that acts by itself or cannot be judged
 */
const paperIn = async (bytes: Uint8Array): Promise<Paper> => {
  const judgement = await judgePaper(bytes)
  if ('refusal' in judgement) throw refused(judgement.refusal)
  return judgement.paper
}

/** SQLite's error code for a database that cannot grow. */
const sqliteFull = 13

const isFullDisk = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && fullDisk.has(String(error.code))) ||
    ('errcode' in error && error.errcode === sqliteFull))

const storeRefusal = (error: unknown): unknown => {
  if (error instanceof AssetCollisionError) {
    return refused(
      'A different file with the same fingerprint is stored already. Export yours again, then upload it.',
    )
  }
  if (isFullDisk(error)) {
    const message =
      'The disk of the lake is full; the file was not stored. Tell your operator, then upload it again.'
    return apiError(507, 'Insufficient Storage', message)
  }
  return error
}

/**
 * Validates the bytes, stores them and returns the asset document to be written. The bytes are on disk before
 * any document names them.
 * @throws {HttpError} 400 for content that is not accepted
 */
export const storeUpload = async (
  lake: Lake,
  store: AssetStore,
  dataset: Dataset,
  intake: Intake,
  { bytes: sent, details, meta }: { bytes: Uint8Array; details: UploadDetails; meta: readonly string[] },
) => {
  const alone = pdfAlone(sent)
  const kind = acceptKind(alone, intake, details.filename)
  const bytes = kind.extension === 'pdf' ? alone : withoutPosition(alone)
  const metadata = await pictureMetadata(kind, bytes, meta, details.filename)
  const paper = kind.extension === 'pdf' ? await paperIn(bytes) : undefined
  const asset = { ...kind, ...hashesOf(bytes), size: bytes.length }
  await store.put(asset.sha1, asset.extension, bytes).catch((error: unknown) => {
    throw storeRefusal(error)
  })
  try {
    recordAsset(lake.db, dataset.id, {
      ...asset,
      width: metadata?.dimensions.width ?? null,
      height: metadata?.dimensions.height ?? null,
    })
  } catch (error) {
    throw storeRefusal(error)
  }
  const { url, projectId } = lake.settings
  const place = { url, projectId, dataset: dataset.name }
  const uploadId = randomBytes(16).toString('base64url')
  return intake.target === 'images' && metadata !== undefined
    ? imageAssetDocument(place, asset, details, uploadId, metadata)
    : fileAssetDocument(place, asset, details, uploadId, paper)
}

const pictureMetadata = async (
  { extension }: AssetKind,
  bytes: Uint8Array,
  meta: readonly string[],
  filename: string | undefined,
) => {
  if (extension === 'pdf') return undefined
  const named = filename === undefined ? 'The picture' : `"${filename}"`
  try {
    return extension === 'svg' ? svgDimensions(bytes) : await readImageMetadata(bytes, meta)
  } catch (error) {
    if (error instanceof TooManyPixelsError) {
      const { width, height } = error
      throw refused(
        `${named} is ${width} × ${height} pixels, more than the 64 million a picture may have. Make it smaller and upload it again.`,
      )
    }
    if (!(error instanceof UnreadableImageError)) throw error
    if (extension === 'svg') {
      throw refused(
        `${named} does not say its size in pixels, or is larger than 99,999. Give its <svg> a width and a height, or a viewBox, and upload it again.`,
      )
    }
    throw refused(`${named} is damaged and cannot be read. Export it again and upload that file.`)
  }
}
