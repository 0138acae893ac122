/**
 * Tables of the record itself. Each entry is one migration; entries are only ever appended. `log` and
 * `payload` refuse changes: a correction is a new entry, never an edit of an old one. Only `record/forget.ts`
 * blanks a payload, permitted by a row in `forgetting` that exists only inside its transaction.
 */
export const coreSchema: readonly string[] = [
  `
  CREATE TABLE dataset (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    acl_mode TEXT NOT NULL DEFAULT 'public',
    created_at TEXT NOT NULL,
    deleted_at TEXT
  ) STRICT;
  CREATE UNIQUE INDEX dataset_name ON dataset (name) WHERE deleted_at IS NULL;

  CREATE TABLE document (
    dataset_id INTEGER NOT NULL REFERENCES dataset (id),
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (dataset_id, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE log (
    dataset_id INTEGER NOT NULL REFERENCES dataset (id),
    seq INTEGER NOT NULL,
    prev_hash TEXT NOT NULL,
    tx_id TEXT NOT NULL,
    time TEXT NOT NULL,
    author TEXT NOT NULL,
    payload_hash TEXT NOT NULL,
    PRIMARY KEY (dataset_id, seq),
    UNIQUE (dataset_id, tx_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER log_no_update BEFORE UPDATE ON log
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
  CREATE TRIGGER log_no_delete BEFORE DELETE ON log
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

  CREATE TABLE payload (
    dataset_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (dataset_id, seq),
    FOREIGN KEY (dataset_id, seq) REFERENCES log (dataset_id, seq)
  ) STRICT;
  CREATE TRIGGER payload_no_update BEFORE UPDATE ON payload
    BEGIN SELECT RAISE(ABORT, 'payloads are append-only'); END;
  CREATE TRIGGER payload_no_delete BEFORE DELETE ON payload
    BEGIN SELECT RAISE(ABORT, 'payloads are append-only'); END;

  CREATE TABLE revision (
    dataset_id INTEGER NOT NULL,
    document_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (dataset_id, document_id, seq)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    dataset_id INTEGER NOT NULL REFERENCES dataset (id),
    seq INTEGER NOT NULL,
    tx_id TEXT NOT NULL,
    body TEXT NOT NULL,
    created_at TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at TEXT NOT NULL,
    last_error TEXT,
    delivered_at TEXT
  ) STRICT;
  CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE delivered_at IS NULL;
  `,
  `
  DROP INDEX outbox_due;
  CREATE INDEX outbox_waiting ON outbox (id) WHERE delivered_at IS NULL;
  `,
  `
  CREATE TABLE forgetting (dataset_id INTEGER NOT NULL, seq INTEGER NOT NULL) STRICT;
  DROP TRIGGER payload_no_update;
  CREATE TRIGGER payload_no_update BEFORE UPDATE ON payload
    WHEN NOT EXISTS (SELECT 1 FROM forgetting WHERE dataset_id = OLD.dataset_id AND seq = OLD.seq)
    BEGIN SELECT RAISE(ABORT, 'payloads are append-only'); END;
  `,
  `
  CREATE TABLE write_probe (id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, filling BLOB NOT NULL) STRICT;
  `,
  // What was published before there were approvals counts by the act "seed" (lake/approvals/seed-earlier.ts).
  `
  ALTER TABLE dataset ADD COLUMN seed_due INTEGER NOT NULL DEFAULT 0;
  UPDATE dataset SET seed_due = 1 WHERE EXISTS (SELECT 1 FROM log WHERE log.dataset_id = dataset.id);
  `,
  // How far each instance of the site has been told: the id of the last webhook it took.
  `
  CREATE TABLE delivery (site TEXT PRIMARY KEY, reached INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
]
