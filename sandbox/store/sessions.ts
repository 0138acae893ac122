import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/** Seven days (requirements E10), ms. */
const lifetime = 7 * 24 * 3_600_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Sessions of people who logged in; only hashes of their tokens are kept. */
export class Sessions {
  private readonly database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.database = database
  }

  /** A new token for an address. */
  begin(email: string, now: number): string {
    const token = randomBytes(32).toString('base64url')
    this.database
      .prepare('INSERT INTO session (token_hash, email, expires) VALUES (?, ?, ?)')
      .run(hashOf(token), email, now + lifetime)
    return token
  }

  /** Whose token it is; nobody's when it is unknown or older than seven days. */
  emailOf(token: string | undefined, now: number): string | undefined {
    if (!token) return undefined
    const found = this.database
      .prepare('SELECT email FROM session WHERE token_hash = ? AND expires > ?')
      .get(hashOf(token.replace(/^Bearer /i, '')), now)
    return found ? z.object({ email: z.string() }).parse(found).email : undefined
  }

  /** Ends every session of an address, as a new password must. */
  endAll(email: string): void {
    this.database.prepare('DELETE FROM session WHERE email = ?').run(email)
  }
}
