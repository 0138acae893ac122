import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { inTransaction } from '#lake/store/database.ts'

const statuses = ['pending', 'success', 'failure'] as const

const messageRow = z.object({
  id: z.number(),
  hookId: z.string(),
  headers: z.string().transform((text) => z.record(z.string(), z.string()).parse(JSON.parse(text))),
  payload: z.string(),
  status: z.enum(statuses),
  failures: z.number(),
  resultCode: z.number().nullable(),
  createdAt: z.string(),
  nextAttemptAt: z.string(),
})
/** What a hook sends of one change. */
export type HookMessage = z.infer<typeof messageRow>

const attemptRow = z.object({
  id: z.number(),
  hookId: z.string(),
  messageId: z.number(),
  createdAt: z.string(),
  duration: z.number(),
  resultCode: z.number().nullable(),
  resultBody: z.string().nullable(),
  failureReason: z.string().nullable(),
})
export type HookAttempt = z.infer<typeof attemptRow>

const messageColumns =
  'id, hook_id AS hookId, headers, payload, status, failures, result_code AS resultCode, created_at AS createdAt, next_attempt_at AS nextAttemptAt'
const attemptColumns =
  'id, hook_id AS hookId, message_id AS messageId, created_at AS createdAt, duration, result_code AS resultCode, result_body AS resultBody, failure_reason AS failureReason'

/** What came to its end stays so many messages long. */
const maxKept = 500

/** A message before it is stored. */
export interface NewMessage {
  headers: Readonly<Record<string, string>>
  payload: string
}

/** Queues messages of a hook together with how far the log was read for them: both, or neither. */
export const enqueue = (
  db: DatabaseSync,
  { hookId, datasetId, sequence }: { hookId: string; datasetId: number; sequence: number },
  messages: readonly NewMessage[],
): void =>
  inTransaction(db, () => {
    const now = new Date().toISOString()
    const add = db.prepare(
      'INSERT INTO hook_message (hook_id, headers, payload, created_at, next_attempt_at) VALUES (?, ?, ?, ?, ?)',
    )
    for (const { headers, payload } of messages) add.run(hookId, JSON.stringify(headers), payload, now, now)
    db.prepare('INSERT OR REPLACE INTO hook_place (hook_id, dataset_id, seq) VALUES (?, ?, ?)').run(
      hookId,
      datasetId,
      sequence,
    )
  })

/** The message that is due first. */
export const nextMessage = (db: DatabaseSync, hookId: string): HookMessage | undefined => {
  const found = db
    .prepare(
      `SELECT ${messageColumns} FROM hook_message WHERE hook_id = ? AND status = 'pending'
       ORDER BY next_attempt_at, id LIMIT 1`,
    )
    .get(hookId)
  return found === undefined ? undefined : messageRow.parse(found)
}

/** How many messages of all hooks have not been taken, and may be yet. */
export const waitingMessages = (db: DatabaseSync): number =>
  z
    .object({ waiting: z.number() })
    .parse(db.prepare("SELECT count(*) AS waiting FROM hook_message WHERE status = 'pending'").get()).waiting

/** Notes what came of an attempt, and what becomes of its message. */
export const noteAttempt = (
  db: DatabaseSync,
  message: HookMessage,
  attempt: Omit<HookAttempt, 'id' | 'hookId' | 'messageId'>,
  next: { status: HookMessage['status']; at: string },
): void =>
  inTransaction(db, () => {
    db.prepare(
      `INSERT INTO hook_attempt (hook_id, message_id, created_at, duration, result_code, result_body, failure_reason)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      message.hookId,
      message.id,
      attempt.createdAt,
      attempt.duration,
      attempt.resultCode,
      attempt.resultBody,
      attempt.failureReason,
    )
    db.prepare(
      'UPDATE hook_message SET status = ?, failures = failures + ?, result_code = ?, next_attempt_at = ? WHERE id = ?',
    ).run(next.status, Number(attempt.failureReason !== null), attempt.resultCode, next.at, message.id)
    if (next.status === 'pending') return
    db.prepare(
      `DELETE FROM hook_message WHERE hook_id = :hook AND status <> 'pending' AND id <= (
         SELECT id FROM hook_message WHERE hook_id = :hook AND status <> 'pending' ORDER BY id DESC LIMIT 1 OFFSET :kept)`,
    ).run({ hook: message.hookId, kept: maxKept })
  })

/** A slice of a list, newest first. */
export interface Page {
  limit: number
  offset: number
}

export const messagesOf = (db: DatabaseSync, hookId: string, { limit, offset }: Page): HookMessage[] =>
  z
    .array(messageRow)
    .parse(
      db
        .prepare(
          `SELECT ${messageColumns} FROM hook_message WHERE hook_id = ? ORDER BY id DESC LIMIT ? OFFSET ?`,
        )
        .all(hookId, limit, offset),
    )

export const attemptsOf = (db: DatabaseSync, hookId: string, { limit, offset }: Page): HookAttempt[] =>
  z
    .array(attemptRow)
    .parse(
      db
        .prepare(
          `SELECT ${attemptColumns} FROM hook_attempt WHERE hook_id = ? ORDER BY id DESC LIMIT ? OFFSET ?`,
        )
        .all(hookId, limit, offset),
    )

export const attemptById = (db: DatabaseSync, id: string): HookAttempt | undefined => {
  const found = db.prepare(`SELECT ${attemptColumns} FROM hook_attempt WHERE id = ?`).get(id)
  return found === undefined ? undefined : attemptRow.parse(found)
}
