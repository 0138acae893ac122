import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { openSqliteFile } from '#web/lib/sqlite-file.ts'
import type { KeptBar } from './plan-merge.ts'

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 250;
  CREATE TABLE IF NOT EXISTS instruments (id INTEGER PRIMARY KEY, symbol TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE IF NOT EXISTS bars (
    instrument INTEGER NOT NULL, minutes INTEGER NOT NULL, at INTEGER NOT NULL, digits INTEGER NOT NULL,
    open INTEGER NOT NULL, above INTEGER NOT NULL, below INTEGER NOT NULL, moved INTEGER NOT NULL,
    count INTEGER NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL,
    PRIMARY KEY (instrument, minutes, at)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS moves (
    symbol TEXT NOT NULL, at INTEGER NOT NULL, base TEXT NOT NULL, after1 TEXT, after15 TEXT, after60 TEXT,
    PRIMARY KEY (symbol, at)
  ) STRICT, WITHOUT ROWID;
`

/** What is read of a row; `above`, `below` and `moved` are differences to the opening, which take a byte or two. */
export const columns = 'at, digits, open, above, below, moved, count, first, last'
export const barRow = z
  .object({
    at: z.number(),
    digits: z.number(),
    open: z.number(),
    above: z.number(),
    below: z.number(),
    moved: z.number(),
    count: z.number(),
    first: z.number(),
    last: z.number(),
  })
  .transform(
    ({ above, below, moved, ...rest }): KeptBar => ({
      ...rest,
      high: rest.open + above,
      low: rest.open - below,
      close: rest.open + moved,
    }),
  )
export const closeRow = z.object({
  symbol: z.string(),
  at: z.number(),
  digits: z.number(),
  open: z.number(),
  moved: z.number(),
})
export const instantRow = z.object({ at: z.number().nullable() })
export const identityRow = z.object({ id: z.number() })

/** Opens the file of the price history. */
export const openBars = (file: string): DatabaseSync =>
  openSqliteFile(file, schema, 'the price history begins anew')
