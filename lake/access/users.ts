import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { asCode, asTyped } from '#common/text/as-read.ts'
import { recordAct } from '#lake/log/person-acts.ts'
import { inTransaction } from '#lake/store/database.ts'
import { hashPassword } from './password.ts'
import { describeRole, type GrantedRole, userRoles } from './roles.ts'

/** Any language: one that the site no longer has keeps its translators from nothing but its texts. */
export const storedLanguage = z
  .string()
  .nullable()
  .transform((language) => language ?? undefined)

const userRow = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  role: z.enum(userRoles),
  language: storedLanguage,
  passwordHash: z.string(),
  /** Where mail of the Studio goes; null for none. */
  email: z.string().nullable(),
  demo: z.number().transform((value) => value === 1),
  createdAt: z.string(),
  disabledAt: z.string().nullable(),
})

/** A user who can sign in. The password's hash never leaves `lake/access`. */
export type User = z.infer<typeof userRow>

const columns =
  'id, name, display_name AS displayName, role, language, password_hash AS passwordHash, email, demo, created_at AS createdAt, disabled_at AS disabledAt'

/** Why something cannot be done to a user or a token, as a sentence for who asked; `field` is at fault. */
export class UserRefusal extends Error {
  override name = 'UserRefusal'
  readonly field: string
  constructor(message: string, field = 'name') {
    super(message)
    this.field = field
  }
}

/** The form of a sign-in name. */
const userNamePattern = /^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$/

export const listUsers = (db: DatabaseSync): User[] =>
  z.array(userRow).parse(db.prepare(`SELECT ${columns} FROM user ORDER BY name`).all())

const one = (db: DatabaseSync, column: 'id' | 'name', value: string): User | undefined => {
  const row = db.prepare(`SELECT ${columns} FROM user WHERE ${column} = ?`).get(value)
  return row === undefined ? undefined : userRow.parse(row)
}

export const userByName = (db: DatabaseSync, name: string) => one(db, 'name', asCode(name).toLowerCase())
export const userById = (db: DatabaseSync, id: string) => one(db, 'id', id)

/**
 * Adds a user, on record as an act of `author`. Names are unique and never reused.
 * @throws {UserRefusal} for a malformed or taken name, as a sentence for the operator
 */
export const addUser = async (
  db: DatabaseSync,
  user: GrantedRole & { name: string; displayName: string; password: string; email?: string; demo?: boolean },
  author: string,
): Promise<User> => {
  if (!userNamePattern.test(user.name)) {
    throw new UserRefusal(
      `"${user.name}" cannot be a user name. Use a-z, 0-9, dots and dashes, such as compliance-3.`,
    )
  }
  const id = `u${randomBytes(8).toString('hex')}`
  const passwordHash = await hashPassword(user.password)
  return inTransaction(db, () => {
    // Here and not before the hash, during which the name may have been taken.
    if (userByName(db, user.name)) throw new UserRefusal(`There is a user "${user.name}" already.`)
    db.prepare(
      'INSERT INTO user (id, name, display_name, role, language, password_hash, email, demo, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ).run(
      id,
      user.name,
      asTyped(user.displayName),
      user.role,
      user.role === 'translator' ? user.language : null,
      passwordHash,
      asCode(user.email ?? '') || null,
      user.demo ? 1 : 0,
      new Date().toISOString(),
    )
    recordAct(db, { author, act: 'user.add', subject: id, detail: describeRole(user).title })
    const added = userById(db, id)
    if (added === undefined) throw new Error(`user ${user.name} was not written`)
    return added
  })
}

const endSessions = (db: DatabaseSync, userId: string): void => {
  db.prepare('DELETE FROM session WHERE user_id = ?').run(userId)
  db.prepare('DELETE FROM sign_in WHERE user_id = ?').run(userId)
  db.prepare('DELETE FROM sign_in_step WHERE user_id = ?').run(userId)
}

/** Sets a new password and ends the user's sessions. */
export const setPassword = async (
  db: DatabaseSync,
  id: string,
  password: string,
  author: string,
): Promise<void> => {
  const passwordHash = await hashPassword(password)
  inTransaction(db, () => {
    db.prepare('UPDATE user SET password_hash = ? WHERE id = ?').run(passwordHash, id)
    endSessions(db, id)
    recordAct(db, { author, act: 'user.password', subject: id })
  })
}

/** Gives a user another role, at once in every open session. */
export const changeRole = (db: DatabaseSync, id: string, granted: GrantedRole, author: string): void =>
  inTransaction(db, () => {
    db.prepare('UPDATE user SET role = ?, language = ? WHERE id = ?').run(
      granted.role,
      granted.role === 'translator' ? granted.language : null,
      id,
    )
    recordAct(db, { author, act: 'user.role', subject: id, detail: describeRole(granted).title })
  })

/** Sets where mail of the Studio goes; empty for nowhere. The record says that it changed, never what it is. */
export const setEmail = (db: DatabaseSync, id: string, email: string, author: string): void =>
  inTransaction(db, () => {
    db.prepare('UPDATE user SET email = ? WHERE id = ?').run(asCode(email) || null, id)
    recordAct(db, { author, act: 'user.email', subject: id })
  })

/** Disables a user at once, sessions included; the name stays with what they wrote. */
export const disableUser = (db: DatabaseSync, id: string, author: string): void =>
  inTransaction(db, () => {
    db.prepare('UPDATE user SET disabled_at = ? WHERE id = ? AND disabled_at IS NULL').run(
      new Date().toISOString(),
      id,
    )
    endSessions(db, id)
    recordAct(db, { author, act: 'user.disable', subject: id })
  })

/** Enables a disabled user. */
export const enableUser = (db: DatabaseSync, id: string, author: string): void =>
  inTransaction(db, () => {
    db.prepare('UPDATE user SET disabled_at = NULL WHERE id = ?').run(id)
    recordAct(db, { author, act: 'user.enable', subject: id })
  })
