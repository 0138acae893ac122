import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { recordAct } from '#lake/log/person-acts.ts'
import { inTransaction } from '#lake/store/database.ts'
import { hashOfRecoveryCode, isAppCode, newRecoveryCodes, stepOfCode } from './codes.ts'

const factorRow = z.object({ secret: z.string(), lastStep: z.number() })

const factorOf = (db: DatabaseSync, userId: string) => {
  const row = db
    .prepare('SELECT secret, last_step AS lastStep FROM second_factor WHERE user_id = ?')
    .get(userId)
  return row === undefined ? undefined : factorRow.parse(row)
}

/** Whether a user is asked for a code at the sign-in. */
export const hasFactor = (db: DatabaseSync, userId: string): boolean => factorOf(db, userId) !== undefined

/** The users who are asked for a code. */
export const usersWithFactor = (db: DatabaseSync): Set<string> =>
  new Set(
    z
      .array(z.object({ id: z.string() }))
      .parse(db.prepare('SELECT user_id AS id FROM second_factor').all())
      .map(({ id }) => id),
  )

/** Takes a recovery code, which is good once; using one is on record. */
const takeRecoveryCode = (db: DatabaseSync, userId: string, typed: string): boolean => {
  const { changes } = db
    .prepare('DELETE FROM recovery_code WHERE user_id = ? AND code_hash = ?')
    .run(userId, hashOfRecoveryCode(typed))
  if (changes === 0) return false
  recordAct(db, { author: userId, act: 'factor.recovery', subject: userId })
  return true
}

/** Takes a code of the user's app, or a recovery code; either once. @returns whether it was right */
export const takeCode = (db: DatabaseSync, userId: string, typed: string, now = Date.now()): boolean =>
  inTransaction(db, () => {
    const factor = factorOf(db, userId)
    if (factor === undefined) return false
    if (!isAppCode(typed)) return takeRecoveryCode(db, userId, typed)
    const step = stepOfCode(factor.secret, typed, { lastStep: factor.lastStep, now })
    if (step === undefined) return false
    db.prepare('UPDATE second_factor SET last_step = ? WHERE user_id = ?').run(step, userId)
    return true
  })

/**
 * Gives a user a second factor, once their app has shown a right code for its key.
 * @returns the recovery codes, kept as hashes only; undefined where the code is wrong
 */
export const setFactor = (
  db: DatabaseSync,
  userId: string,
  { secret, typed }: { secret: string; typed: string },
  now = Date.now(),
): string[] | undefined => {
  const step = stepOfCode(secret, typed, { lastStep: 0, now })
  if (step === undefined) return undefined
  const codes = newRecoveryCodes()
  inTransaction(db, () => {
    db.prepare('INSERT INTO second_factor (user_id, secret, created_at, last_step) VALUES (?, ?, ?, ?)').run(
      userId,
      secret,
      new Date(now).toISOString(),
      step,
    )
    const insert = db.prepare('INSERT INTO recovery_code (user_id, code_hash) VALUES (?, ?)')
    for (const code of codes) insert.run(userId, hashOfRecoveryCode(code))
    recordAct(db, { author: userId, act: 'factor.set', subject: userId })
  })
  return codes
}

/** Takes a user's second factor away, recovery codes included, such as when the telephone is lost. */
export const resetFactor = (db: DatabaseSync, userId: string, author: string): void =>
  inTransaction(db, () => {
    db.prepare('DELETE FROM recovery_code WHERE user_id = ?').run(userId)
    db.prepare('DELETE FROM second_factor WHERE user_id = ?').run(userId)
    db.prepare('DELETE FROM sign_in_step WHERE user_id = ?').run(userId)
    recordAct(db, { author, act: 'factor.reset', subject: userId })
  })
