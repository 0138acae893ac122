import type { DatabaseSync } from 'node:sqlite'
import { openSqliteFile } from '#web/lib/sqlite-file.ts'

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

/** Opens the file of the session table. */
export const openSessionsFile = (file: string): DatabaseSync =>
  openSqliteFile(file, schema, 'all sessions have ended')
