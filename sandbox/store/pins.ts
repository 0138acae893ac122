import { randomInt } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/** The purpose of a PIN: completing a registration, or a new password. */
export type Purpose = 'register' | 'password'

/** Lifetime of a PIN, delay before another is sent (both ms), and allowed wrong attempts. */
export const pinRules = { validForMs: 10 * 60_000, resendAfterMs: 60_000, tries: 5 } as const

const row = z.object({ pin: z.string(), sent: z.int(), tries: z.int(), profile: z.string() })

type Checked = { state: 'right'; profile: unknown } | { state: 'wrong' | 'expired' | 'none' }

/** Six-digit PINs, one at a time per address and purpose. */
export class Pins {
  private readonly database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.database = database
  }

  private find(email: string, purpose: Purpose) {
    const found = this.database
      .prepare('SELECT pin, sent, tries, profile FROM pin WHERE email = ? AND purpose = ?')
      .get(email, purpose)
    return found ? row.parse(found) : undefined
  }

  /** Time until another PIN may be sent, ms; 0 when it may be sent now. */
  waitFor(email: string, purpose: Purpose, now: number): number {
    const found = this.find(email, purpose)
    return found ? Math.max(0, found.sent + pinRules.resendAfterMs - now) : 0
  }

  /** Issues a new PIN, which replaces the previous one; without `profile` the previous one is kept. */
  issue(email: string, purpose: Purpose, now: number, profile?: unknown): string {
    const kept =
      profile === undefined ? (this.find(email, purpose)?.profile ?? '{}') : JSON.stringify(profile)
    const pin = String(randomInt(0, 1_000_000)).padStart(6, '0')
    this.database
      .prepare(
        'INSERT OR REPLACE INTO pin (email, purpose, pin, sent, tries, profile) VALUES (?, ?, ?, ?, 0, ?)',
      )
      .run(email, purpose, pin, now, kept)
    return pin
  }

  has(email: string, purpose: Purpose): boolean {
    return this.find(email, purpose) !== undefined
  }

  /** Checks a PIN; five wrong attempts invalidate it. */
  check(email: string, purpose: Purpose, pin: string, now: number): Checked {
    const found = this.find(email, purpose)
    if (!found) return { state: 'none' }
    if (now > found.sent + pinRules.validForMs || found.tries >= pinRules.tries) return { state: 'expired' }
    if (found.pin === pin.trim()) return { state: 'right', profile: JSON.parse(found.profile) }
    this.database
      .prepare('UPDATE pin SET tries = tries + 1 WHERE email = ? AND purpose = ?')
      .run(email, purpose)
    return { state: 'wrong' }
  }

  remove(email: string, purpose: Purpose): void {
    this.database.prepare('DELETE FROM pin WHERE email = ? AND purpose = ?').run(email, purpose)
  }
}
