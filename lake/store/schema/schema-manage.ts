/**
 * Tables of what administrators set by Sanity's programs (record 79). `cors_origin`: who may call from a browser
 * besides the settings. `hook`: where changes of documents are sent; `hook_place`: how far the log of a dataset was
 * read for it; `hook_message` and `hook_attempt`: what was sent, and what came of it. `dataset_copy`: copies that
 * were made.
 */
export const manageSchema: readonly string[] = [
  `
  CREATE TABLE cors_origin (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    origin TEXT NOT NULL UNIQUE,
    allow_credentials INTEGER NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;

  CREATE TABLE hook (
    id TEXT PRIMARY KEY,
    body TEXT NOT NULL,
    secret TEXT,
    is_disabled INTEGER NOT NULL DEFAULT 0,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE hook_place (
    hook_id TEXT NOT NULL REFERENCES hook (id) ON DELETE CASCADE,
    dataset_id INTEGER NOT NULL REFERENCES dataset (id),
    seq INTEGER NOT NULL,
    PRIMARY KEY (hook_id, dataset_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE hook_message (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    hook_id TEXT NOT NULL REFERENCES hook (id) ON DELETE CASCADE,
    headers TEXT NOT NULL,
    payload TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'pending',
    failures INTEGER NOT NULL DEFAULT 0,
    result_code INTEGER,
    created_at TEXT NOT NULL,
    next_attempt_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX hook_message_of ON hook_message (hook_id, id);
  CREATE INDEX hook_message_due ON hook_message (hook_id, next_attempt_at) WHERE status = 'pending';

  CREATE TABLE hook_attempt (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    hook_id TEXT NOT NULL REFERENCES hook (id) ON DELETE CASCADE,
    message_id INTEGER NOT NULL REFERENCES hook_message (id) ON DELETE CASCADE,
    created_at TEXT NOT NULL,
    duration INTEGER NOT NULL,
    result_code INTEGER,
    result_body TEXT,
    failure_reason TEXT
  ) STRICT;
  CREATE INDEX hook_attempt_of ON hook_attempt (hook_id, id);
  CREATE INDEX hook_attempt_by_message ON hook_attempt (message_id);

  CREATE TABLE dataset_copy (
    id TEXT PRIMARY KEY,
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    with_history INTEGER NOT NULL,
    state TEXT NOT NULL,
    error TEXT,
    author TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
]
