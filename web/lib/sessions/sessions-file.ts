import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 250;
  CREATE TABLE IF NOT EXISTS opened (
    kind TEXT NOT NULL, id TEXT NOT NULL, owner TEXT NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (kind, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS opened_by_owner ON opened (kind, owner, until);
  CREATE INDEX IF NOT EXISTS opened_by_end ON opened (until);
  CREATE TABLE IF NOT EXISTS endings (
    kind TEXT NOT NULL, what TEXT NOT NULL, name TEXT NOT NULL, until INTEGER NOT NULL, told INTEGER NOT NULL,
    PRIMARY KEY (kind, what, name)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS endings_untold ON endings (until) WHERE told = 0;
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

/** Opens the file of the session table. A damaged one is set aside: everybody has to log in again. */
export const openSessionsFile = (file: string): DatabaseSync => {
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
