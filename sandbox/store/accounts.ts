import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/** Attempts before an account is locked, and for how long (ms). */
const lockOut = { attempts: 5, duration: 15 * 60_000 } as const

const row = z.object({ password: z.string(), failures: z.int(), locked_until: z.int() })

/** A password and the state of its account. */
export interface Account {
  passwordHash: string
  failures: number
  /** Until when nobody gets in (ms since 1970); 0 when not locked. */
  lockedUntil: number
}

/** The accounts of the sandbox, by e-mail address in lower case. */
export class Accounts {
  private readonly database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.database = database
  }

  find(email: string): Account | undefined {
    const found = this.database
      .prepare('SELECT password, failures, locked_until FROM account WHERE email = ?')
      .get(email)
    if (!found) return undefined
    const { password, failures, locked_until: lockedUntil } = row.parse(found)
    return { passwordHash: password, failures, lockedUntil }
  }

  /** Adds an account; `false` when the address has one. */
  add(email: string, passwordHash: string, profile: unknown, now: number): boolean {
    const { changes } = this.database
      .prepare('INSERT OR IGNORE INTO account (email, password, profile, created) VALUES (?, ?, ?, ?)')
      .run(email, passwordHash, JSON.stringify(profile), now)
    return Number(changes) === 1
  }

  /** Sets another password and ends a lock. */
  setPassword(email: string, passwordHash: string): void {
    this.database
      .prepare('UPDATE account SET password = ?, failures = 0, locked_until = 0 WHERE email = ?')
      .run(passwordHash, email)
  }

  /** Counts a wrong password; the fifth in a row locks the account. */
  countFailure(email: string, now: number): void {
    this.database
      .prepare(
        `UPDATE account SET
           locked_until = CASE WHEN failures + 1 >= ? THEN ? ELSE locked_until END,
           failures = CASE WHEN failures + 1 >= ? THEN 0 ELSE failures + 1 END
         WHERE email = ?`,
      )
      .run(lockOut.attempts, now + lockOut.duration, lockOut.attempts, email)
  }

  clearFailures(email: string): void {
    this.database.prepare('UPDATE account SET failures = 0, locked_until = 0 WHERE email = ?').run(email)
  }
}
