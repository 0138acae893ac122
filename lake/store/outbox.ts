import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { LogEntry } from '#lake/log/entry.ts'

const row = z.object({
  id: z.number(),
  seq: z.number(),
  txId: z.string(),
  body: z.string(),
})

/** A webhook due for delivery; its row was written in the transaction it announces. */
export type OutboxEntry = z.infer<typeof row>

/**
 * The statement that queues a webhook; it runs inside the transaction that is announced. The body names the sequence
 * announced before it: a site that knows an older one has missed something.
 */
export const prepareEnqueue = (db: DatabaseSync) => {
  const last = db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM outbox WHERE dataset_id = ?')
  const insert = db.prepare(
    'INSERT INTO outbox (dataset_id, seq, tx_id, body, created_at, next_attempt_at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  return (entry: LogEntry, announcement: Record<string, unknown>): void => {
    const previous = last.get(entry.dataset_id)?.['seq']
    const body = JSON.stringify({ ...announcement, sequence: entry.seq, previous })
    insert.run(entry.dataset_id, entry.seq, entry.tx_id, body, entry.time, entry.time)
  }
}

/**
 * Makes these the sites to deliver to. A new one begins with what nobody has taken yet: what came before it reads for
 * itself. One that is gone is forgotten, so that nothing waits for it.
 */
export const setSites = (db: DatabaseSync, sites: readonly string[]): void => {
  const begin = db.prepare(
    `INSERT INTO delivery (site, reached) SELECT ?, coalesce(
       (SELECT min(id) - 1 FROM outbox WHERE delivered_at IS NULL), (SELECT max(id) FROM outbox), 0)
     ON CONFLICT DO NOTHING`,
  )
  for (const site of sites) begin.run(site)
  db.prepare('DELETE FROM delivery WHERE site NOT IN (SELECT value FROM json_each(?))').run(
    JSON.stringify(sites),
  )
  endDelivered(db)
}

/** The oldest webhook that a site has not taken: webhooks are delivered in order. */
export const nextEntry = (db: DatabaseSync, site: string): OutboxEntry | undefined => {
  const found = db
    .prepare(
      `SELECT id, seq, tx_id AS txId, body FROM outbox
       WHERE id > (SELECT reached FROM delivery WHERE site = ?) ORDER BY id LIMIT 1`,
    )
    .get(site)
  return found === undefined ? undefined : row.parse(found)
}

const endDelivered = (db: DatabaseSync): void => {
  db.prepare(
    `UPDATE outbox SET delivered_at = ?, last_error = NULL
     WHERE delivered_at IS NULL AND id <= (SELECT min(reached) FROM delivery)`,
  ).run(new Date().toISOString())
}

export const markDelivered = (db: DatabaseSync, site: string, id: number): void => {
  db.prepare('UPDATE delivery SET reached = ? WHERE site = ?').run(id, site)
  db.prepare('UPDATE outbox SET attempts = attempts + 1 WHERE id = ?').run(id)
  endDelivered(db)
}

export const markFailed = (db: DatabaseSync, id: number, reason: string, nextAttemptAt: string): void => {
  db.prepare(
    'UPDATE outbox SET attempts = attempts + 1, last_error = ?, next_attempt_at = ? WHERE id = ?',
  ).run(reason.slice(0, 500), nextAttemptAt, id)
}

/** How many webhooks some site has not taken yet, and since when. */
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

/** More than this is answered as "everything": it is no longer cheaper to name what changed. */
const maxAnnounced = 2_000

/** What was announced after a sequence, oldest first; null when it is too much to name. */
export const announcedSince = (db: DatabaseSync, datasetId: number, sequence: number): unknown[] | null => {
  const found = db
    .prepare('SELECT body FROM outbox WHERE dataset_id = ? AND seq > ? ORDER BY seq LIMIT ?')
    .all(datasetId, sequence, maxAnnounced + 1)
  if (found.length > maxAnnounced) return null
  const bodies = z.array(z.object({ body: z.string() })).parse(found)
  return bodies.flatMap(
    ({ body }) => z.object({ documents: z.array(z.unknown()) }).parse(JSON.parse(body)).documents,
  )
}
