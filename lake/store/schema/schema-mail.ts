/** Tables of mail: how far the log of comments and tasks was read for it, and whom it tells of what (record 55). */
export const mailSchema: readonly string[] = [
  `
  CREATE TABLE mail_place (
    dataset_id INTEGER PRIMARY KEY REFERENCES dataset (id),
    seq INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE mail (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL REFERENCES user (id),
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    told_by TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at TEXT NOT NULL,
    outcome TEXT,
    UNIQUE (user_id, kind, about)
  ) STRICT;
  CREATE INDEX mail_waiting ON mail (next_attempt_at) WHERE outcome IS NULL;
  `,
]
