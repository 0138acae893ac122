/**
 * Tables of the one list of what happened (record 98). `act`: an index over the log, a row for each act on a document;
 * it follows from log and payloads, is filled behind them and built anew where it was dropped (`record/acts`).
 * `act_text` has each id, name and list of fields once, `act_place` how far the log of a dataset was read.
 * `refused_write`: what signed-in people tried and the rules refused, of which nothing is in the log.
 */
export const actsSchema: readonly string[] = [
  `
  CREATE TABLE act_text (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT;

  CREATE TABLE act (
    dataset_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    nth INTEGER NOT NULL,
    act INTEGER NOT NULL,
    person INTEGER NOT NULL,
    document INTEGER NOT NULL,
    ids INTEGER NOT NULL,
    type INTEGER,
    title INTEGER,
    language INTEGER,
    release INTEGER,
    fields INTEGER,
    reason TEXT,
    detail TEXT,
    PRIMARY KEY (dataset_id, seq, nth)
  ) STRICT, WITHOUT ROWID;
  ${['act', 'person', 'document', 'type', 'language']
    .map((column) => `CREATE INDEX act_by_${column} ON act (dataset_id, ${column}, seq, nth);`)
    .join('\n  ')}

  CREATE TABLE act_place (dataset_id INTEGER PRIMARY KEY, seq INTEGER NOT NULL) STRICT;

  CREATE TABLE refused_write (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    dataset_id INTEGER NOT NULL,
    time TEXT NOT NULL,
    person TEXT NOT NULL,
    tried TEXT NOT NULL,
    document TEXT,
    type TEXT,
    sentence TEXT NOT NULL
  ) STRICT;
  CREATE INDEX refused_write_at ON refused_write (dataset_id, time, id);
  `,
]
