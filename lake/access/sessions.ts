import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { type User, userById } from './users.ts'

/** A session lasts a working day. */
const sessionHours = 12
const signInSeconds = 60

const sessionRow = z.object({ userId: z.string(), expiresAt: z.string() })

const digest = (token: string) => createHash('sha256').update(token).digest('hex')
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

export interface Session {
  user: User
  /** ISO 8601. */
  expiresAt: string
}

/** Creates a session; only the caller gets the token. */
export const createSession = (db: DatabaseSync, userId: string): { token: string; expiresAt: string } => {
  const token = `sk${randomBytes(48).toString('base64url')}`
  const now = new Date().toISOString()
  const expiresAt = later(sessionHours * 3_600_000)
  db.prepare('DELETE FROM session WHERE expires_at < ?').run(later(-7 * 24 * 3_600_000))
  db.prepare('INSERT INTO session (token_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)').run(
    digest(token),
    userId,
    now,
    expiresAt,
  )
  return { token, expiresAt }
}

/** The session of a token: `expired` after its end, `undefined` when there is none. */
export const findSession = (db: DatabaseSync, token: string): Session | 'expired' | undefined => {
  const row = db
    .prepare('SELECT user_id AS userId, expires_at AS expiresAt FROM session WHERE token_hash = ?')
    .get(digest(token))
  if (row === undefined) return undefined
  const { userId, expiresAt } = sessionRow.parse(row)
  if (expiresAt <= new Date().toISOString()) return 'expired'
  const user = userById(db, userId)
  return user === undefined || user.disabledAt !== null ? undefined : { user, expiresAt }
}

export const endSession = (db: DatabaseSync, token: string): void => {
  db.prepare('DELETE FROM session WHERE token_hash = ?').run(digest(token))
}

/**
 * Creates a one-time code for a completed sign-in, valid for a minute; the Studio exchanges it for a token.
 */
export const createSignIn = (db: DatabaseSync, userId: string): string => {
  const sid = randomBytes(32).toString('base64url')
  db.prepare('DELETE FROM sign_in WHERE expires_at < ?').run(new Date().toISOString())
  db.prepare('INSERT INTO sign_in (sid_hash, user_id, expires_at) VALUES (?, ?, ?)').run(
    digest(sid),
    userId,
    later(signInSeconds * 1000),
  )
  return sid
}

/** The user of a code, which is invalidated. */
export const redeemSignIn = (db: DatabaseSync, sid: string): string | undefined => {
  const row = db
    .prepare('DELETE FROM sign_in WHERE sid_hash = ? RETURNING user_id AS userId, expires_at AS expiresAt')
    .get(digest(sid))
  if (row === undefined) return undefined
  const { userId, expiresAt } = sessionRow.parse(row)
  return expiresAt > new Date().toISOString() ? userId : undefined
}
