import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { type User, userById } from '#lake/access/users.ts'

/** Minutes between password and code: time to find the telephone, or to write the recovery codes down. */
const minutes = 10

const stepRow = z.object({
  userId: z.string(),
  kind: z.enum(['code', 'set', 'done']),
  secret: z.string().nullable(),
  expiresAt: z.string(),
})

/** Where somebody stands whose password was right: a code is asked, a key is being set up, or all is done. */
export type StepKind = z.infer<typeof stepRow>['kind']

export interface Step {
  user: User
  kind: StepKind
  /** Of a key that is being set up. */
  secret: string | null
}

const digest = (ticket: string) => createHash('sha256').update(ticket).digest('hex')

/** Begins a step; its ticket stands in the form and nowhere else. */
export const beginStep = (
  db: DatabaseSync,
  userId: string,
  kind: StepKind,
  secret: string | null = null,
  now = Date.now(),
): string => {
  const ticket = randomBytes(32).toString('base64url')
  db.prepare('DELETE FROM sign_in_step WHERE expires_at < ?').run(new Date(now).toISOString())
  db.prepare(
    'INSERT INTO sign_in_step (ticket_hash, user_id, kind, secret, expires_at) VALUES (?, ?, ?, ?, ?)',
  ).run(digest(ticket), userId, kind, secret, new Date(now + minutes * 60_000).toISOString())
  return ticket
}

/** The step of a ticket; none where it ran out, or its user may not sign in any more. */
export const stepOf = (
  db: DatabaseSync,
  ticket: string,
  kind: StepKind,
  now = Date.now(),
): Step | undefined => {
  const row = db
    .prepare(
      'SELECT user_id AS userId, kind, secret, expires_at AS expiresAt FROM sign_in_step WHERE ticket_hash = ? AND kind = ?',
    )
    .get(digest(ticket), kind)
  if (row === undefined) return undefined
  const { userId, expiresAt, ...step } = stepRow.parse(row)
  const user = userById(db, userId)
  if (expiresAt <= new Date(now).toISOString() || user === undefined || user.disabledAt !== null)
    return undefined
  return { user, ...step }
}

export const endStep = (db: DatabaseSync, ticket: string): void => {
  db.prepare('DELETE FROM sign_in_step WHERE ticket_hash = ?').run(digest(ticket))
}
