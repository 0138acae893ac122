import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const schema = `
  CREATE TABLE IF NOT EXISTS account (
    email TEXT PRIMARY KEY, password TEXT NOT NULL, profile TEXT NOT NULL, created INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS login_failure (
    email TEXT PRIMARY KEY, failures INTEGER NOT NULL, locked_until INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS pin (
    email TEXT NOT NULL, purpose TEXT NOT NULL, pin TEXT NOT NULL, sent INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0, profile TEXT NOT NULL DEFAULT '{}', PRIMARY KEY (email, purpose)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS session (
    token_hash TEXT PRIMARY KEY, email TEXT NOT NULL, expires INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS enquiry (
    id INTEGER PRIMARY KEY AUTOINCREMENT, received INTEGER NOT NULL, fields TEXT NOT NULL, device TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS mail (
    id INTEGER PRIMARY KEY AUTOINCREMENT, sent INTEGER NOT NULL, recipient TEXT NOT NULL,
    subject TEXT NOT NULL, body TEXT NOT NULL
  ) STRICT;
`

/** Opens the sandbox's data in a folder, created if missing; `:memory:` persists nothing. */
export function openDatabase(folder: string): DatabaseSync {
  if (folder !== ':memory:') mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(folder === ':memory:' ? folder : join(folder, 'sandbox.db'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 3000;')
  database.exec(schema)
  return database
}
