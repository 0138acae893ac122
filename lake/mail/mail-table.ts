import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { inTransaction } from '#lake/store/database.ts'
import type { Told } from './plan-mail.ts'

const mailRow = z.object({
  id: z.number(),
  userId: z.string(),
  kind: z.enum(['mention', 'assigned']),
  about: z.string(),
  toldBy: z.string(),
  attempts: z.number(),
  nextAttemptAt: z.string(),
})

/** A mail that waits to be sent. */
export type WaitingMail = z.infer<typeof mailRow>

const placeRow = z.object({ seq: z.number() })

/** How far the log was read for mail; `start` where it was not yet. */
export const placeOf = (db: DatabaseSync, datasetId: number, start: number): number => {
  db.prepare('INSERT OR IGNORE INTO mail_place (dataset_id, seq) VALUES (?, ?)').run(datasetId, start)
  return placeRow.parse(db.prepare('SELECT seq FROM mail_place WHERE dataset_id = ?').get(datasetId)).seq
}

/** Queues mails and moves the place in the log, both or nothing. Nobody is told the same thing twice. */
export const enqueue = (
  db: DatabaseSync,
  datasetId: number,
  place: number,
  mails: readonly (Told & { toldBy: string })[],
): void =>
  inTransaction(db, () => {
    const insert = db.prepare(
      'INSERT OR IGNORE INTO mail (user_id, kind, about, told_by, next_attempt_at) VALUES (?, ?, ?, ?, ?)',
    )
    const now = new Date().toISOString()
    for (const { userId, kind, about, toldBy } of mails) insert.run(userId, kind, about, toldBy, now)
    db.prepare('UPDATE mail_place SET seq = ? WHERE dataset_id = ?').run(place, datasetId)
  })

/** The mail that is due first, now or later. */
export const nextMail = (db: DatabaseSync): WaitingMail | undefined => {
  const row = db
    .prepare(
      `SELECT id, user_id AS userId, kind, about, told_by AS toldBy, attempts, next_attempt_at AS nextAttemptAt
      FROM mail WHERE outcome IS NULL ORDER BY next_attempt_at, id LIMIT 1`,
    )
    .get()
  return row === undefined ? undefined : mailRow.parse(row)
}

/** Ends a mail: it was sent, given up, or what it was to tell no longer holds. */
export const endMail = (db: DatabaseSync, id: number, outcome: 'sent' | 'failed' | 'dropped'): void => {
  db.prepare('UPDATE mail SET outcome = ?, attempts = attempts + 1 WHERE id = ?').run(outcome, id)
}

export const retryMail = (db: DatabaseSync, id: number, at: Date): void => {
  db.prepare('UPDATE mail SET attempts = attempts + 1, next_attempt_at = ? WHERE id = ?').run(
    at.toISOString(),
    id,
  )
}

/** Forgets what waits and how far the log was read. @returns how many mails are not sent for that */
export const dropAll = (db: DatabaseSync): number =>
  inTransaction(db, () => {
    db.exec('DELETE FROM mail_place')
    return Number(db.prepare("UPDATE mail SET outcome = 'dropped' WHERE outcome IS NULL").run().changes)
  })
