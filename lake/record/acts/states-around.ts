import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Dataset } from '#lake/store/dataset.ts'
import { lakeDocument, type LakeDocument, publishedId } from '#lake/store/document.ts'
import type { History } from '#lake/store/history.ts'

const entryRow = z.object({ txId: z.string(), time: z.string(), body: z.string() })
const payloadSchema = z.object({ documents: z.record(z.string(), lakeDocument.nullable()) })

/** What one entry did to a document, its draft and its versions; `null` for none. */
interface StatesAround {
  transaction: string
  /** ISO 8601. */
  time: string
  changes: { id: string; before: LakeDocument | null; after: LakeDocument | null }[]
}

/**
 * The states of one document before and after the entry in a place; nothing where there is no such entry. The first edit
 * of a published document makes its draft, so that it is told from what was published.
 * @param of the published id
 */
export function statesAround(
  { db, history }: { db: DatabaseSync; history: History },
  dataset: Dataset,
  { position, of }: { position: number; of: string },
): StatesAround | undefined {
  const row = db
    .prepare(
      `SELECT l.tx_id AS txId, l.time, p.body FROM log l
      JOIN payload p ON p.dataset_id = l.dataset_id AND p.seq = l.seq WHERE l.dataset_id = ? AND l.seq = ?`,
    )
    .get(dataset.id, position)
  if (row === undefined) return undefined
  const { txId: transaction, time, body } = entryRow.parse(row)
  const before = (id: string) => history.documentAt(dataset, id, position - 1)
  const changes = Object.entries(payloadSchema.parse(JSON.parse(body)).documents)
    .filter(([id]) => publishedId(id) === of)
    .map(([id, after]) => ({ id, before: before(id) ?? before(of) ?? null, after }))
  return { transaction, time, changes }
}
