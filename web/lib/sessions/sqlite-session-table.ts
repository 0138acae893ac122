import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Opened, OpenedKind, SessionTable } from './session-table.ts'

interface Bounds {
  /** Per owner; the session that expires first makes room. */
  maxPerOwner: number
  maxTotal: number
}

const defaults: Bounds = { maxPerOwner: 20, maxTotal: 100_000 }

/** Interval between deletions of expired sessions. */
const sweepIntervalMs = 60_000

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 250;
  CREATE TABLE IF NOT EXISTS opened (
    kind TEXT NOT NULL, id TEXT NOT NULL, owner TEXT NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (kind, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS opened_by_owner ON opened (kind, owner, until);
  CREATE INDEX IF NOT EXISTS opened_by_end ON opened (until);
`

const connect = (file: string): DatabaseSync => {
  const db = new DatabaseSync(file)
  try {
    db.exec(schema)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

const isDamaged = (error: unknown): boolean =>
  error instanceof Error && /not a database|malformed/.test(error.message)

/** A damaged table is set aside: everybody has to log in again. */
const openFile = (file: string): DatabaseSync => {
  mkdirSync(dirname(file), { recursive: true })
  try {
    return connect(file)
  } catch (error) {
    if (!isDamaged(error)) throw error
    console.error(`${file} is damaged and was put aside; all sessions have ended:`, error)
    renameSync(file, `${file}.damaged`)
    for (const side of ['-wal', '-shm']) rmSync(`${file}${side}`, { force: true })
    return connect(file)
  }
}

/**
 * A session table in an SQLite file. Every change is on disk before it is acknowledged, so that an ended session does
 * not return after a power cut. Other processes see changes at once.
 */
export class SqliteSessionTable implements SessionTable {
  #db: DatabaseSync | undefined
  #sweptAt = 0
  /** Ended but not yet written, with their expiry. */
  readonly #ended = new Map<string, { kind: OpenedKind; id: string }>()
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
    if (this.#ended.has(`${kind} ${id}`)) return false
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
    if (this.#ended.has(`${kind} ${id}`)) return false
    return this.#write('extended', (db) => {
      const { changes } = db
        .prepare('UPDATE opened SET until = max(until, ?) WHERE kind = ? AND id = ? AND until > ?')
        .run(until, kind, id, this.#clock())
      return changes === 1
    })
  }

  async end(kind: OpenedKind, id: string): Promise<void> {
    this.#ended.set(`${kind} ${id}`, { kind, id })
    this.#write('ended', () => true)
  }

  async endAll(kind: OpenedKind, owner: string): Promise<void> {
    const isDone = this.#write('ended', (db) => {
      db.prepare('DELETE FROM opened WHERE kind = ? AND owner = ?').run(kind, owner)
      return true
    })
    if (isDone) return
    const rows = this.#connection()
      .prepare('SELECT id FROM opened WHERE kind = ? AND owner = ?')
      .all(kind, owner)
    for (const { id } of rows) this.#ended.set(`${kind} ${String(id)}`, { kind, id: String(id) })
  }

  close(): void {
    this.#db?.close()
    this.#db = undefined
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
        const drop = db.prepare('DELETE FROM opened WHERE kind = ? AND id = ?')
        for (const [, { kind, id }] of ended) drop.run(kind, id)
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
    this.#db ??= openFile(this.#file)
    return this.#db
  }

  #sweep(db: DatabaseSync): void {
    const now = this.#clock()
    if (now < this.#sweptAt + sweepIntervalMs) return
    db.prepare('DELETE FROM opened WHERE until <= ?').run(now)
    this.#sweptAt = now
  }
}
