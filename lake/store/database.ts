import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { actsSchema } from './schema/schema-acts.ts'
import { accessSchema } from './schema/schema-access.ts'
import { assetsSchema } from './schema/schema-assets.ts'
import { makePrivate } from './private-folder.ts'
import { mailSchema } from './schema/schema-mail.ts'
import { coreSchema } from './schema/schema-core.ts'
import { manageSchema } from './schema/schema-manage.ts'
import { servedSchema } from './schema/schema-served.ts'
import { treeSchema } from './schema/schema-tree.ts'

const groups = {
  core: coreSchema,
  access: accessSchema,
  assets: assetsSchema,
  mail: mailSchema,
  manage: manageSchema,
  served: servedSchema,
  tree: treeSchema,
  acts: actsSchema,
}

/** The data folder was written by a newer version of the lake, which this one cannot know. */
export class NewerDataError extends Error {
  override name = 'NewerDataError'
}

const databaseFile = (dataDir: string) => join(dataDir, 'lake.sqlite')

/** Opens the database read-only, beside the process that writes it. */
export function openToRead(dataDir: string): DatabaseSync {
  return new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: 5_000 })
}

/**
 * Opens `<dataDir>/lake.sqlite`, creating folder and tables if missing. Every commit is on disk before it
 * returns (WAL with `synchronous = FULL`). Data of an earlier version is brought up to this one.
 * @throws {NewerDataError} for data of a later version, of which nothing is changed
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
  try {
    migrate(db, dataDir)
  } catch (error) {
    db.close()
    throw error
  }
  return db
}

/**
 * Opens the database to look at it: beside the process that writes it, and where none does without writing its journal
 * back. Data of an earlier version are brought up to this one first.
 * @throws {NewerDataError} for data of a later version
 */
export function openToLook(dataDir: string): DatabaseSync {
  const db = openToRead(dataDir)
  if (isCurrent(db)) return db
  db.close()
  return openDatabase(dataDir)
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

const doneOf = (db: DatabaseSync, part: string): number => {
  const row = db.prepare('SELECT version FROM migration WHERE part = ?').get(part)
  return typeof row?.['version'] === 'number' ? row['version'] : 0
}

const isCurrent = (db: DatabaseSync): boolean => {
  const known = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migration'").get() !== undefined
  return known && Object.entries(groups).every(([part, { length }]) => doneOf(db, part) === length)
}

function migrate(db: DatabaseSync, dataDir: string): void {
  db.exec('CREATE TABLE IF NOT EXISTS migration (part TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT')
  const newer = Object.entries(groups).find(([part, migrations]) => doneOf(db, part) > migrations.length)
  if (newer !== undefined) {
    throw new NewerDataError(
      `The data in ${dataDir} is of a newer version of the lake (${newer[0]} ${doneOf(db, newer[0])}, known up to ${newer[1].length}). Start that version again, or restore a backup made before the upgrade: npm run restore -- FOLDER`,
    )
  }
  for (const [part, migrations] of Object.entries(groups)) {
    const done = doneOf(db, part)
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
