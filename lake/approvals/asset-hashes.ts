import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { LakeDocument } from '#lake/store/document.ts'
import { contentHash } from './subject.ts'

const assetId = /^(?:file|image)-([0-9a-f]{40})-/
const hashRow = z.object({ sha256: z.string() })

/** The content hash of a document of a dataset, with the bytes of its assets as the lake recorded them. */
export function hashIn(db: DatabaseSync, datasetId: number): (document: LakeDocument) => string {
  const find = db.prepare('SELECT sha256 FROM asset WHERE dataset_id = ? AND sha1 = ?')
  const hashOfAsset = (id: string): string | undefined => {
    const sha1 = assetId.exec(id)?.[1]
    const row = sha1 === undefined ? undefined : find.get(datasetId, sha1)
    return row === undefined ? undefined : hashRow.parse(row).sha256
  }
  return (document) => contentHash(document, hashOfAsset)
}
