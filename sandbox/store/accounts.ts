import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/** Failed attempts before an address is locked, and for how long (ms). */
const lockOut = { attempts: 5, durationMs: 15 * 60_000 } as const

const row = z.object({ password: z.string() })
const lockRow = z.object({ locked_until: z.int() })

export interface Account {
  passwordHash: string
}

/** The accounts of the sandbox, by e-mail address in lower case. */
export class Accounts {
  private readonly database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.database = database
  }

  find(email: string): Account | undefined {
    const found = this.database.prepare('SELECT password FROM account WHERE email = ?').get(email)
    return found && { passwordHash: row.parse(found).password }
  }

  /**
   * When the lock of an address ends (ms since 1970); 0 when it is not locked. It need not have an account.
   */
  lockedUntil(email: string): number {
    const found = this.database.prepare('SELECT locked_until FROM login_failure WHERE email = ?').get(email)
    return found ? lockRow.parse(found).locked_until : 0
  }

  /** Adds an account; `false` when the address has one. */
  add(email: string, passwordHash: string, profile: unknown, now: number): boolean {
    const { changes } = this.database
      .prepare('INSERT OR IGNORE INTO account (email, password, profile, created) VALUES (?, ?, ?, ?)')
      .run(email, passwordHash, JSON.stringify(profile), now)
    return Number(changes) === 1
  }

  /** Sets another password and removes a lock. */
  setPassword(email: string, passwordHash: string): void {
    this.database.prepare('UPDATE account SET password = ? WHERE email = ?').run(passwordHash, email)
    this.clearFailures(email)
  }

  /**
   * Counts a wrong password; the fifth in a row locks the address, whether or not it has an account: a lock
   * only for accounts would reveal who is a client.
   */
  countFailure(email: string, now: number): void {
    this.database
      .prepare(
        `INSERT INTO login_failure (email, failures) VALUES (?, 1) ON CONFLICT (email) DO UPDATE SET
           locked_until = CASE WHEN failures + 1 >= ? THEN ? ELSE locked_until END,
           failures = CASE WHEN failures + 1 >= ? THEN 0 ELSE failures + 1 END`,
      )
      .run(email, lockOut.attempts, now + lockOut.durationMs, lockOut.attempts)
  }

  clearFailures(email: string): void {
    this.database.prepare('DELETE FROM login_failure WHERE email = ?').run(email)
  }
}
