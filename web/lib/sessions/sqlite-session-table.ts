import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { openSessionsFile } from './sessions-file.ts'
import {
  type Ending,
  longestMs,
  type Opened,
  type OpenedKind,
  type OwnSessionTable,
} from './session-table.ts'

interface Bounds {
  /** Per owner; the session that expires first makes room. */
  maxPerOwner: number
  maxTotal: number
}

const defaults: Bounds = { maxPerOwner: 20, maxTotal: 100_000 }

/** Interval between deletions of expired sessions. */
const sweepIntervalMs = 60_000

const endingSchema = z.object({
  kind: z.enum(['session', 'preview']),
  what: z.enum(['id', 'owner']),
  name: z.string(),
  until: z.number(),
})

const keyOf = (kind: OpenedKind, what: Ending['what'], name: string): string => `${kind} ${what} ${name}`

/** Stores an ending and removes its sessions; one that was still to be told stays so. */
const writeEnding = (db: DatabaseSync, { kind, what, name, until, isTold }: Ending & { isTold: boolean }) => {
  db.prepare(
    `INSERT INTO endings (kind, what, name, until, told) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET until = excluded.until, told = min(told, excluded.told)`,
  ).run(kind, what, name, until, isTold ? 1 : 0)
  if (what === 'owner')
    db.prepare(
      `INSERT OR REPLACE INTO endings (kind, what, name, until, told)
         SELECT kind, 'id', id, ?, 0 FROM opened WHERE kind = ? AND owner = ?`,
    ).run(until, kind, name)
  const column = what === 'owner' ? 'owner' : 'id'
  db.prepare(`DELETE FROM opened WHERE kind = ? AND ${column} = ?`).run(kind, name)
}

/**
 * A session table in an SQLite file. Every change is on disk before it is acknowledged, so that an ended session does
 * not return after a power cut. Other processes see changes at once.
 */
export class SqliteSessionTable implements OwnSessionTable {
  #db: DatabaseSync | undefined
  #sweptAt = 0
  /** Ended but not yet written. */
  readonly #ended = new Map<string, Ending & { isTold: boolean }>()
  readonly #file: string
  readonly #bounds: Bounds
  readonly #clock: () => number

  constructor(file: string, bounds: Bounds = defaults, clock: () => number = Date.now) {
    this.#file = file
    this.#bounds = bounds
    this.#clock = clock
  }

  async open({ kind, id, owner, until }: Opened): Promise<boolean> {
    return this.#write('opened', (db) => {
      this.#sweep(db)
      const { maxPerOwner, maxTotal } = this.#bounds
      db.prepare(
        `DELETE FROM opened WHERE kind = ? AND id IN (
           SELECT id FROM opened WHERE kind = ? AND owner = ? ORDER BY until DESC LIMIT -1 OFFSET ?)`,
      ).run(kind, kind, owner, maxPerOwner - 1)
      db.prepare(
        `DELETE FROM opened WHERE (kind, id) IN (
           SELECT kind, id FROM opened ORDER BY until LIMIT max(0, (SELECT count(*) FROM opened) - ?))`,
      ).run(maxTotal - 1)
      db.prepare('INSERT INTO opened (kind, id, owner, until) VALUES (?, ?, ?, ?)').run(
        kind,
        id,
        owner,
        until,
      )
      return true
    })
  }

  async isOpen(kind: OpenedKind, id: string): Promise<boolean> {
    if (this.#ended.has(keyOf(kind, 'id', id))) return false
    try {
      const row = this.#connection()
        .prepare('SELECT 1 FROM opened WHERE kind = ? AND id = ? AND until > ?')
        .get(kind, id, this.#clock())
      return row !== undefined
    } catch (error) {
      console.error('the table of sessions cannot be read; nobody is signed in:', error)
      return false
    }
  }

  async extend(kind: OpenedKind, id: string, until: number): Promise<boolean> {
    if (this.#ended.has(keyOf(kind, 'id', id))) return false
    return this.#write('extended', (db) => {
      const { changes } = db
        .prepare('UPDATE opened SET until = max(until, ?) WHERE kind = ? AND id = ? AND until > ?')
        .run(until, kind, id, this.#clock())
      return changes === 1
    })
  }

  async end(kind: OpenedKind, id: string): Promise<void> {
    this.#note(kind, 'id', id)
    this.#write('ended', () => true)
  }

  async endAll(kind: OpenedKind, owner: string, isTold = false): Promise<void> {
    this.#note(kind, 'owner', owner, isTold)
    if (this.#write('ended', () => true)) return
    const rows = this.#connection()
      .prepare('SELECT id FROM opened WHERE kind = ? AND owner = ?')
      .all(kind, owner)
    for (const { id } of rows) this.#note(kind, 'id', String(id))
  }

  async hasEnded(kind: OpenedKind, id: string): Promise<boolean> {
    if (this.#ended.has(keyOf(kind, 'id', id))) return true
    const rows = this.#read(`SELECT 1 FROM endings WHERE kind = ? AND what = 'id' AND name = ?`, kind, id)
    return rows.length > 0
  }

  async untold(): Promise<Ending[]> {
    const pending = [...this.#ended.values()].filter(({ isTold }) => !isTold)
    const written = this.#read('SELECT kind, what, name, until FROM endings WHERE told = 0 ORDER BY until')
    return [...written.map((row) => endingSchema.parse(row)), ...pending]
  }

  async markTold({ kind, what, name, until }: Ending): Promise<void> {
    const pending = this.#ended.get(keyOf(kind, what, name))
    if (pending?.until === until) pending.isTold = true
    this.#write('ended', (db) => {
      // Unless it has ended once more meanwhile.
      db.prepare('UPDATE endings SET told = 1 WHERE kind = ? AND what = ? AND name = ? AND until = ?').run(
        kind,
        what,
        name,
        until,
      )
      return true
    })
  }

  close(): void {
    this.#db?.close()
    this.#db = undefined
  }

  #note(kind: OpenedKind, what: Ending['what'], name: string, isTold = false): void {
    const until = this.#clock() + longestMs
    this.#ended.set(keyOf(kind, what, name), { kind, what, name, until, isTold })
  }

  /** Rows of the table; none while it cannot be read. */
  #read(query: string, ...values: string[]): Record<string, unknown>[] {
    try {
      return this.#connection()
        .prepare(query)
        .all(...values)
    } catch (error) {
      console.error('the table of sessions cannot be read:', error)
      return []
    }
  }

  /**
   * Runs a change in one transaction, together with pending endings.
   * @returns false when it failed
   */
  #write(what: string, change: (db: DatabaseSync) => boolean): boolean {
    try {
      const db = this.#connection()
      db.exec('BEGIN IMMEDIATE')
      try {
        const ended = [...this.#ended]
        for (const [, ending] of ended) writeEnding(db, ending)
        const isDone = change(db)
        db.exec('COMMIT')
        for (const [key] of ended) this.#ended.delete(key)
        return isDone
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK')
        throw error
      }
    } catch (error) {
      console.error(`a session could not be ${what}: ${this.#file} cannot be written:`, error)
      return false
    }
  }

  #connection(): DatabaseSync {
    this.#db ??= openSessionsFile(this.#file)
    return this.#db
  }

  #sweep(db: DatabaseSync): void {
    const now = this.#clock()
    if (now < this.#sweptAt + sweepIntervalMs) return
    for (const table of ['opened', 'endings']) db.prepare(`DELETE FROM ${table} WHERE until <= ?`).run(now)
    this.#sweptAt = now
  }
}
