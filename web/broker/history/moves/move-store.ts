import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { openBars } from '#web/broker/history/sqlite-bars.ts'
import type { PriceMove } from './move.ts'

/** Moves of one instrument that are kept, the latest: nine years of all releases of two currencies. */
const mostOfSymbol = 4_000

const moveRow = z
  .object({
    base: z.string(),
    after1: z.string().nullable(),
    after15: z.string().nullable(),
    after60: z.string().nullable(),
  })
  .transform(
    ({ base, after1, after15, after60 }): PriceMove => ({
      base,
      after: { 1: after1, 15: after15, 60: after60 },
    }),
  )

/**
 * Moves after releases, in the file of the price history: bars of a minute are kept for weeks, what was read from them
 * for years. What is known never changes; what is missing may be added.
 */
export class SqliteMoveStore {
  #db: DatabaseSync | undefined
  readonly #file: string
  readonly #most: number

  constructor(file: string, most = mostOfSymbol) {
    this.#file = file
    this.#most = most
  }

  /** What is known of an instant, ms since 1970; null where nothing is, or after a failure, which is logged. */
  read(symbol: string, at: number): PriceMove | null {
    return this.#try('read', null, (db) => {
      const found = db
        .prepare('SELECT base, after1, after15, after60 FROM moves WHERE symbol = ? AND at = ?')
        .get(symbol, at)
      return found ? moveRow.parse(found) : null
    })
  }

  /** Adds what is new of an instant. A failure is logged, and costs no more than that it is asked for again. */
  keep(symbol: string, at: number, { base, after }: PriceMove): void {
    this.#try('written', undefined, (db) => {
      db.prepare(
        `INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (symbol, at) DO UPDATE SET
           after1 = coalesce(after1, excluded.after1), after15 = coalesce(after15, excluded.after15),
           after60 = coalesce(after60, excluded.after60)`,
      ).run(symbol, at, base, after[1], after[15], after[60])
      db.prepare(
        `DELETE FROM moves WHERE symbol = ?1 AND at <=
           (SELECT at FROM moves WHERE symbol = ?1 ORDER BY at DESC LIMIT 1 OFFSET ?2)`,
      ).run(symbol, this.#most)
    })
  }

  close(): void {
    this.#db?.close()
    this.#db = undefined
  }

  #try<Found>(what: 'read' | 'written', none: Found, run: (db: DatabaseSync) => Found): Found {
    try {
      return run((this.#db ??= openBars(this.#file)))
    } catch (error) {
      console.error(`the moves after releases in ${this.#file} cannot be ${what}:`, error)
      return none
    }
  }
}
