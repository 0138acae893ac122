import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { LogEntry } from '#lake/log/entry.ts'

const row = z.object({
  id: z.number(),
  seq: z.number(),
  txId: z.string(),
  body: z.string(),
  attempts: z.number(),
})

/** A webhook due for delivery; its row was written in the transaction it announces. */
export type OutboxEntry = z.infer<typeof row>

/** The statement that queues a webhook; it runs inside the transaction that is announced. */
export const prepareEnqueue = (db: DatabaseSync) => {
  const insert = db.prepare(
    'INSERT INTO outbox (dataset_id, seq, tx_id, body, created_at, next_attempt_at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  return (entry: LogEntry, announcement: Record<string, unknown>): void => {
    const body = JSON.stringify({ ...announcement, sequence: entry.seq })
    insert.run(entry.dataset_id, entry.seq, entry.tx_id, body, entry.time, entry.time)
  }
}

/** The oldest undelivered webhook: webhooks are delivered in order. */
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

/** How many webhooks are undelivered, and since when. */
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
