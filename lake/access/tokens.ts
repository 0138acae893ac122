import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { actAbout, recordAct } from '#lake/log/person-acts.ts'
import { inTransaction } from '#lake/store/database.ts'
import { describeRole, type GrantedRole, userRoles } from './roles.ts'
import { storedLanguage, UserRefusal } from './users.ts'

const tokenRow = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(userRoles),
  language: storedLanguage,
  createdAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.string().nullable(),
})

/** A program's token. The token itself is not stored, only its hash. */
export type ApiToken = z.infer<typeof tokenRow>

const columns =
  'id, name, role, language, created_at AS createdAt, expires_at AS expiresAt, revoked_at AS revokedAt'
const namePattern = /^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$/
/** Distinguishes programs' tokens from sessions', so that each is looked up in one table. */
const prefix = 'lk'
const idPrefix = 'token-'
const dayMs = 86_400_000

const newSecret = (): string => `${prefix}${randomBytes(48).toString('base64url')}`

const digest = (token: string) => createHash('sha256').update(token).digest('hex')

export const isApiToken = (token: string): boolean => token.startsWith(prefix)

/** Id of who made a token, by its id, also a revoked one; `undefined` for anybody who is no token. */
export const makerOfToken = (db: DatabaseSync, id: string): string | undefined =>
  id.startsWith(idPrefix) ? actAbout(db, 'token.add', id)?.author : undefined

/**
 * Creates a token, which is returned only this once; on record as an act of `author`.
 * @param end when it ends, or after how many days
 * @throws {UserRefusal} for a malformed name, or one that an active token has
 */
export const addToken = (
  db: DatabaseSync,
  { name, end, ...granted }: GrantedRole & { name: string; end: { days: number } | { at: Date } },
  author: string,
  now = new Date(),
): { token: string; entry: ApiToken } => {
  if (!namePattern.test(name)) {
    throw new UserRefusal(`"${name}" cannot be the name of a token. Use a-z, 0-9, dots and dashes.`)
  }
  const taken = listTokens(db).some((other) => other.name === name && isActive(other, now))
  if (taken) throw new UserRefusal(`There is an active token "${name}" already. Revoke it first.`)
  const token = newSecret()
  const entry: ApiToken = {
    id: `${idPrefix}${randomBytes(8).toString('hex')}`,
    name,
    role: granted.role,
    language: granted.role === 'translator' ? granted.language : undefined,
    createdAt: now.toISOString(),
    expiresAt: ('at' in end ? end.at : new Date(now.getTime() + end.days * dayMs)).toISOString(),
    revokedAt: null,
  }
  inTransaction(db, () => {
    db.prepare(
      'INSERT INTO api_token (id, name, role, language, token_hash, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ).run(entry.id, name, entry.role, entry.language ?? null, digest(token), entry.createdAt, entry.expiresAt)
    recordAct(db, {
      author,
      act: 'token.add',
      subject: entry.id,
      detail: `${name}, ${describeRole(granted).title}, until ${entry.expiresAt.slice(0, 10)}`,
    })
  })
  return { token, entry }
}

/** Every token ever created, newest first: their names stay with what they wrote. */
export const listTokens = (db: DatabaseSync): ApiToken[] =>
  z.array(tokenRow).parse(db.prepare(`SELECT ${columns} FROM api_token ORDER BY created_at DESC`).all())

/** Whether a program may call with it now. */
export const isActive = ({ expiresAt, revokedAt }: ApiToken, now = new Date()): boolean =>
  revokedAt === null && expiresAt > now.toISOString()

/** The entry of a token: `expired` after its end, `undefined` when it is unknown or revoked. */
export const findToken = (db: DatabaseSync, token: string): ApiToken | 'expired' | undefined => {
  const row = db.prepare(`SELECT ${columns} FROM api_token WHERE token_hash = ?`).get(digest(token))
  if (row === undefined) return undefined
  const entry = tokenRow.parse(row)
  if (entry.revokedAt !== null) return undefined
  return isActive(entry, new Date()) ? entry : 'expired'
}

/** The token of this id, active or not. */
export const tokenById = (db: DatabaseSync, id: string): ApiToken | undefined => {
  const row = db.prepare(`SELECT ${columns} FROM api_token WHERE id = ?`).get(id)
  return row === undefined ? undefined : tokenRow.parse(row)
}

const revoke = (db: DatabaseSync, { id, name }: ApiToken, now: Date, author: string): void =>
  inTransaction(db, () => {
    db.prepare('UPDATE api_token SET revoked_at = ? WHERE id = ?').run(now.toISOString(), id)
    recordAct(db, { author, act: 'token.revoke', subject: id, detail: name })
  })

/**
 * Revokes the active token of this name, at once.
 * @throws {UserRefusal} where there is none
 */
export const revokeToken = (db: DatabaseSync, name: string, author: string): ApiToken => {
  const now = new Date()
  const entry = listTokens(db).find((token) => token.name === name && isActive(token, now))
  if (entry === undefined) throw new UserRefusal(`There is no active token "${name}". See: token list`)
  revoke(db, entry, now, author)
  return entry
}

/**
 * Revokes the token of this id, at once.
 * @throws {UserRefusal} where it is void already
 */
export const revokeTokenById = (db: DatabaseSync, id: string, author: string): void => {
  const now = new Date()
  const entry = tokenById(db, id)
  if (entry === undefined || !isActive(entry, now)) {
    throw new UserRefusal('This token is void already. Load the list again.')
  }
  revoke(db, entry, now, author)
}

/**
 * Gives a token another secret, which is returned only this once; the old one is void at once. Name, role and end stay.
 * @throws {UserRefusal} where it is void already
 */
export const rotateToken = (db: DatabaseSync, id: string): { token: string; entry: ApiToken } => {
  const entry = tokenById(db, id)
  if (entry === undefined || !isActive(entry)) throw new UserRefusal('This token is void already.')
  const token = newSecret()
  inTransaction(db, () => {
    db.prepare('UPDATE api_token SET token_hash = ? WHERE id = ?').run(digest(token), id)
    recordAct(db, { author: id, act: 'token.rotate', subject: id, detail: entry.name })
  })
  return { token, entry }
}
