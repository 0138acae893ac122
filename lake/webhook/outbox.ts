import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const row = z.object({
  id: z.number(),
  seq: z.number(),
  txId: z.string(),
  body: z.string(),
  attempts: z.number(),
})

/** A webhook that waits; its row was written in the transaction it tells of. */
export type OutboxEntry = z.infer<typeof row>

/** The oldest webhook the site has not taken: they go out one after the other, in order. */
export const nextEntry = (db: DatabaseSync): OutboxEntry | undefined => {
  const found = db
    .prepare(
      'SELECT id, seq, tx_id AS txId, body, attempts FROM outbox WHERE delivered_at IS NULL ORDER BY id LIMIT 1',
    )
    .get()
  return found === undefined ? undefined : row.parse(found)
}

export const markDelivered = (db: DatabaseSync, id: number): void => {
  db.prepare(
    'UPDATE outbox SET delivered_at = ?, attempts = attempts + 1, last_error = NULL WHERE id = ?',
  ).run(new Date().toISOString(), id)
}

export const markFailed = (db: DatabaseSync, id: number, reason: string, nextAttemptAt: string): void => {
  db.prepare(
    'UPDATE outbox SET attempts = attempts + 1, last_error = ?, next_attempt_at = ? WHERE id = ?',
  ).run(reason.slice(0, 500), nextAttemptAt, id)
}

/** How many webhooks wait, and since when. */
export const pendingDeliveries = (db: DatabaseSync): { count: number; oldestAt: string | null } =>
  z
    .object({ count: z.number(), oldestAt: z.string().nullable() })
    .parse(
      db
        .prepare(
          'SELECT count(*) AS count, min(created_at) AS oldestAt FROM outbox WHERE delivered_at IS NULL',
        )
        .get(),
    )
