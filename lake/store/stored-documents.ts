import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { type LakeDocument, lakeDocument } from './document.ts'

const bodyRow = z.object({ body: z.string() })

/** The current documents of a dataset as they are on disk, in `_id` order. */
export function* storedDocuments(db: DatabaseSync, datasetId: number): Generator<LakeDocument> {
  const select = db.prepare('SELECT body FROM document WHERE dataset_id = ? ORDER BY id')
  for (const raw of select.iterate(datasetId)) {
    yield lakeDocument.parse(JSON.parse(bodyRow.parse(raw).body))
  }
}
