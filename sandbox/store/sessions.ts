import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/** Seven days (requirements E10), ms. */
const lifetimeMs = 7 * 24 * 3_600_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Sessions of logged-in clients; only hashes of their tokens are stored. */
export class Sessions {
  private readonly database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.database = database
  }

  /** Creates a token for an address. */
  begin(email: string, now: number): string {
    const token = randomBytes(32).toString('base64url')
    this.database
      .prepare('INSERT INTO session (token_hash, email, expires) VALUES (?, ?, ?)')
      .run(hashOf(token), email, now + lifetimeMs)
    return token
  }

  /** The address of a token; none when it is unknown or older than seven days. */
  emailOf(token: string | undefined, now: number): string | undefined {
    if (!token) return undefined
    const found = this.database
      .prepare('SELECT email FROM session WHERE token_hash = ? AND expires > ?')
      .get(hashOf(token.replace(/^Bearer /i, '')), now)
    return found ? z.object({ email: z.string() }).parse(found).email : undefined
  }

  /** Ends every session of an address, as after a password change. */
  endAll(email: string): void {
    this.database.prepare('DELETE FROM session WHERE email = ?').run(email)
  }
}
