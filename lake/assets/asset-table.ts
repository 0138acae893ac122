import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const assetRow = z.object({
  sha1: z.string(),
  sha256: z.string(),
  size: z.number(),
  extension: z.string(),
  mimeType: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
})

/** Bytes stored for a dataset. */
export type AssetRow = z.infer<typeof assetRow>

const columns = 'sha1, sha256, size, extension, mime_type AS mimeType, width, height'

export const findAsset = (db: DatabaseSync, datasetId: number, sha1: string): AssetRow | undefined => {
  const row = db
    .prepare(`SELECT ${columns} FROM asset WHERE dataset_id = ? AND sha1 = ?`)
    .get(datasetId, sha1)
  return row === undefined ? undefined : assetRow.parse(row)
}

/** Adds an asset; an existing row stays unchanged. */
export const recordAsset = (db: DatabaseSync, datasetId: number, asset: AssetRow): void => {
  db.prepare(
    `INSERT INTO asset (dataset_id, sha1, sha256, size, extension, mime_type, width, height, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (dataset_id, sha1) DO NOTHING`,
  ).run(
    datasetId,
    asset.sha1,
    asset.sha256,
    asset.size,
    asset.extension,
    asset.mimeType,
    asset.width,
    asset.height,
    new Date().toISOString(),
  )
}

/** Every file that must be on disk, each once. */
export const allAssets = (db: DatabaseSync): AssetRow[] =>
  z.array(assetRow).parse(db.prepare(`SELECT ${columns} FROM asset GROUP BY sha1 ORDER BY sha1`).all())
