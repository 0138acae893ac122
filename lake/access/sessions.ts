import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { recordAct } from '#lake/log/person-acts.ts'
import { inTransaction } from '#lake/store/database.ts'
import type { Whence } from './people/sign-ins.ts'
import { type User, userById } from './users.ts'

/** A session lasts a working day. */
const sessionHours = 12
const signInSeconds = 60

const sessionRow = z.object({ userId: z.string(), expiresAt: z.string() })

const digest = (token: string) => createHash('sha256').update(token).digest('hex')
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

/** Whoever has signed in, and when they proved who they are (ISO 8601); null where that is not known. */
export interface SignedIn {
  userId: string
  provedAt: string | null
}

export interface Session {
  user: User
  /** ISO 8601. */
  expiresAt: string
}

/** Creates a session for whoever signed in; only the caller gets the token. */
export const createSession = (
  db: DatabaseSync,
  { userId, provedAt }: SignedIn,
  { address, browser }: Whence,
): { token: string; expiresAt: string } => {
  const token = `sk${randomBytes(48).toString('base64url')}`
  const now = new Date().toISOString()
  const expiresAt = later(sessionHours * 3_600_000)
  db.prepare('DELETE FROM session WHERE expires_at < ?').run(later(-7 * 24 * 3_600_000))
  db.prepare(
    'INSERT INTO session (token_hash, user_id, created_at, expires_at, last_seen_at, address, browser, proved_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  ).run(digest(token), userId, now, expiresAt, now, address, browser, provedAt)
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

const provedRow = z.object({ provedAt: z.string().nullable() })

/** When the person of a session last proved who they are, ISO 8601. */
export const provedAtOf = (db: DatabaseSync, token: string): string | null => {
  const row = db.prepare('SELECT proved_at AS provedAt FROM session WHERE token_hash = ?').get(digest(token))
  return row === undefined ? null : provedRow.parse(row).provedAt
}

/** Notes that the person of a session has proved who they are. */
export const noteProof = (db: DatabaseSync, token: string, now = new Date()): void => {
  db.prepare('UPDATE session SET proved_at = ? WHERE token_hash = ?').run(now.toISOString(), digest(token))
}

export const endSession = (db: DatabaseSync, token: string): void => {
  db.prepare('DELETE FROM session WHERE token_hash = ?').run(digest(token))
}

/** A session as administrators see it; `id` names it and opens nothing. */
const openSession = z.object({
  id: z.string(),
  userId: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string().nullable(),
  expiresAt: z.string(),
  address: z.string().nullable(),
  browser: z.string().nullable(),
})
export type OpenSession = z.infer<typeof openSession>

/** The id of a token's session: the beginning of its hash. */
export const sessionIdOf = (token: string): string => digest(token).slice(0, 24)

/** The sessions that have not run out, the last seen first. */
export const listSessions = (db: DatabaseSync, now = new Date()): OpenSession[] =>
  z.array(openSession).parse(
    db
      .prepare(
        `SELECT substr(token_hash, 1, 24) AS id, user_id AS userId, created_at AS createdAt,
         last_seen_at AS lastSeenAt, expires_at AS expiresAt, address, browser
         FROM session WHERE expires_at > ? ORDER BY coalesce(last_seen_at, created_at) DESC`,
      )
      .all(now.toISOString()),
  )

/** Notes that a session was used: once a minute, since each note is a write to the disk. */
export const noteSeen = (db: DatabaseSync, token: string, now = new Date()): void => {
  const minuteAgo = new Date(now.getTime() - 60_000).toISOString()
  db.prepare(
    'UPDATE session SET last_seen_at = ? WHERE token_hash = ? AND coalesce(last_seen_at, created_at) < ?',
  ).run(now.toISOString(), digest(token), minuteAgo)
}

/** Ends one session of a list, on record as an act of `author`; @returns whether there was one. */
export const endSessionById = (db: DatabaseSync, id: string, author: string): boolean =>
  inTransaction(db, () => {
    const row = db
      .prepare('DELETE FROM session WHERE substr(token_hash, 1, 24) = ? RETURNING user_id AS userId')
      .get(id)
    if (row === undefined) return false
    const { userId } = z.object({ userId: z.string() }).parse(row)
    recordAct(db, { author, act: 'session.end', subject: userId, detail: id })
    return true
  })

/** Ends all sessions of a user, and sign-ins on their way; @returns how many sessions there were. */
export const endSessionsOf = (db: DatabaseSync, userId: string, author: string): number =>
  inTransaction(db, () => {
    const { changes } = db.prepare('DELETE FROM session WHERE user_id = ?').run(userId)
    db.prepare('DELETE FROM sign_in WHERE user_id = ?').run(userId)
    db.prepare('DELETE FROM sign_in_step WHERE user_id = ?').run(userId)
    recordAct(db, { author, act: 'session.endAll', subject: userId, detail: String(changes) })
    return Number(changes)
  })

/**
 * Creates a one-time code for a completed sign-in, valid for a minute; the Studio exchanges it for a token.
 */
export const createSignIn = (db: DatabaseSync, { userId, provedAt }: SignedIn): string => {
  const sid = randomBytes(32).toString('base64url')
  db.prepare('DELETE FROM sign_in WHERE expires_at < ?').run(new Date().toISOString())
  db.prepare('INSERT INTO sign_in (sid_hash, user_id, expires_at, proved_at) VALUES (?, ?, ?, ?)').run(
    digest(sid),
    userId,
    later(signInSeconds * 1000),
    provedAt,
  )
  return sid
}

/** Who signed in with a code, which is invalidated. */
export const redeemSignIn = (db: DatabaseSync, sid: string): SignedIn | undefined => {
  const row = db
    .prepare(
      'DELETE FROM sign_in WHERE sid_hash = ? RETURNING user_id AS userId, expires_at AS expiresAt, proved_at AS provedAt',
    )
    .get(digest(sid))
  if (row === undefined) return undefined
  const { userId, expiresAt, provedAt } = sessionRow.extend(provedRow.shape).parse(row)
  return expiresAt > new Date().toISOString() ? { userId, provedAt } : undefined
}
