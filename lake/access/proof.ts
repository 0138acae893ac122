import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { hashOfRecoveryCode, newRecoveryCodes } from './factor/codes.ts'
import { hasFactor } from './factor/second-factor.ts'
import { provedAtOf } from './sessions.ts'

/** How long a proof of identity is good for signing, in minutes. */
export const proofMinutes = 15
/** How long the code is good that a company's sign-in ends with, in minutes. */
const codeMinutes = 2

/** What a person is asked for again: their password, a code of their app, or a code from their company's sign-in. */
export type ProofWay = 'password' | 'code' | 'company'

/** What a user is asked for, together: what the sign-in asks. */
export function proofWays(db: DatabaseSync, userId: string): readonly ProofWay[] {
  const isOfCompany = db.prepare('SELECT 1 FROM company_account WHERE user_id = ?').get(userId) !== undefined
  if (isOfCompany) return ['company']
  return hasFactor(db, userId) ? ['password', 'code'] : ['password']
}

/** Whether an instant (ISO 8601) is a proof at `now` (ms): one of the future is none, clocks are set back. */
export function isProof(provedAt: string | null | undefined, now: number): boolean {
  const age = now - Date.parse(provedAt ?? '')
  return age >= 0 && age <= proofMinutes * 60_000
}

/** Whether the person of a session must prove again who they are before they sign. */
export const needsProof = (db: DatabaseSync, token: string, now = Date.now()): boolean =>
  !isProof(provedAtOf(db, token), now)

/** A code for a user who has signed in at their company just now; it goes into the Studio by hand, once. */
export function beginCompanyProof(db: DatabaseSync, userId: string, now = Date.now()): string {
  const [code = ''] = newRecoveryCodes()
  db.prepare(
    "INSERT INTO sign_in_step (ticket_hash, user_id, kind, secret, expires_at) VALUES (?, ?, 'proof', NULL, ?)",
  ).run(hashOfRecoveryCode(code), userId, new Date(now + codeMinutes * 60_000).toISOString())
  return code
}

/** Takes the code of a company's sign-in, which is good once and for its user. @returns whether it was right */
export function takeCompanyProof(db: DatabaseSync, userId: string, typed: string, now = Date.now()): boolean {
  const row = db
    .prepare(
      "DELETE FROM sign_in_step WHERE ticket_hash = ? AND kind = 'proof' AND user_id = ? RETURNING expires_at AS expiresAt",
    )
    .get(hashOfRecoveryCode(typed), userId)
  if (row === undefined) return false
  return z.object({ expiresAt: z.string() }).parse(row).expiresAt > new Date(now).toISOString()
}
