import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { accessSchema } from './schema/schema-access.ts'
import { assetsSchema } from './schema/schema-assets.ts'
import { makePrivate } from './private-folder.ts'
import { coreSchema } from './schema/schema-core.ts'

const groups = { core: coreSchema, access: accessSchema, assets: assetsSchema }

const databaseFile = (dataDir: string) => join(dataDir, 'lake.sqlite')

/** Opens the database read-only, beside the process that writes it. */
export function openToRead(dataDir: string): DatabaseSync {
  return new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: 5_000 })
}

/**
 * Opens `<dataDir>/lake.sqlite`, creating folder and tables if missing. Every commit is on disk before it
 * returns (WAL with `synchronous = FULL`).
 */
export function openDatabase(dataDir: string): DatabaseSync {
  makePrivate(dataDir)
  const db = new DatabaseSync(databaseFile(dataDir))
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 5000;
    PRAGMA wal_autocheckpoint = 4000;
  `)
  migrate(db)
  return db
}

/** Runs `work` in one transaction: all of it is on disk afterwards, or nothing. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

function migrate(db: DatabaseSync): void {
  db.exec('CREATE TABLE IF NOT EXISTS migration (part TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT')
  for (const [part, migrations] of Object.entries(groups)) {
    const row = db.prepare('SELECT version FROM migration WHERE part = ?').get(part)
    const done = typeof row?.['version'] === 'number' ? row['version'] : 0
    for (const [index, sql] of migrations.entries()) {
      if (index < done) continue
      inTransaction(db, () => {
        db.exec(sql)
        db.prepare(
          'INSERT INTO migration (part, version) VALUES (?, ?) ON CONFLICT (part) DO UPDATE SET version = excluded.version',
        ).run(part, index + 1)
      })
    }
  }
}
