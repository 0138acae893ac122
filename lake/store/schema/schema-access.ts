/**
 * Tables of users and sessions. Only hashes of passwords and tokens are stored. `person_act` refuses changes: who
 * was let in, given a role or shut out is on record (record 52).
 */
export const accessSchema: readonly string[] = [
  `
  CREATE TABLE user (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    display_name TEXT NOT NULL,
    role TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    demo INTEGER NOT NULL DEFAULT 0,
    created_at TEXT NOT NULL,
    disabled_at TEXT
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE session (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES user (id),
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX session_expiry ON session (expires_at);

  CREATE TABLE sign_in (
    sid_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES user (id),
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE user_value (
    user_id TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user_id, key)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE api_token (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    revoked_at TEXT
  ) STRICT, WITHOUT ROWID;
  `,
  // Until then each language had a role by its name, such as translator-de.
  ['user', 'api_token']
    .map(
      (table) => `
  ALTER TABLE ${table} ADD COLUMN language TEXT;
  UPDATE ${table} SET language = substr(role, length('translator-') + 1), role = 'translator'
  WHERE role LIKE 'translator-%';
  `,
    )
    .join(''),
  `
  ALTER TABLE session ADD COLUMN last_seen_at TEXT;
  ALTER TABLE session ADD COLUMN address TEXT;
  ALTER TABLE session ADD COLUMN browser TEXT;

  CREATE TABLE sign_in_attempt (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    time TEXT NOT NULL,
    user_id TEXT,
    address TEXT NOT NULL,
    browser TEXT NOT NULL,
    result TEXT NOT NULL
  ) STRICT;

  CREATE TABLE person_act (
    seq INTEGER PRIMARY KEY,
    prev_hash TEXT NOT NULL,
    time TEXT NOT NULL,
    author TEXT NOT NULL,
    act TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
  ) STRICT;
  CREATE TRIGGER person_act_no_update BEFORE UPDATE ON person_act
    BEGIN SELECT RAISE(ABORT, 'acts are append-only'); END;
  CREATE TRIGGER person_act_no_delete BEFORE DELETE ON person_act
    BEGIN SELECT RAISE(ABORT, 'acts are append-only'); END;
  `,
  // The key of a second factor is kept as it is: a code is computed from it.
  `
  CREATE TABLE second_factor (
    user_id TEXT PRIMARY KEY REFERENCES user (id),
    secret TEXT NOT NULL,
    created_at TEXT NOT NULL,
    last_step INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE recovery_code (
    user_id TEXT NOT NULL REFERENCES user (id),
    code_hash TEXT NOT NULL,
    PRIMARY KEY (user_id, code_hash)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE sign_in_step (
    ticket_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES user (id),
    kind TEXT NOT NULL,
    secret TEXT,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE company_account (
    issuer TEXT NOT NULL,
    subject TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES user (id),
    PRIMARY KEY (issuer, subject)
  ) STRICT, WITHOUT ROWID;
  `,
  // When somebody last proved who they are; a session of an earlier lake never did.
  ['session', 'sign_in'].map((table) => `ALTER TABLE ${table} ADD COLUMN proved_at TEXT;`).join('\n'),
  `
  ALTER TABLE user ADD COLUMN email TEXT;
  `,
  // Both are read by time, beside the log (record 98).
  `
  CREATE INDEX person_act_at ON person_act (time, seq);
  CREATE INDEX sign_in_attempt_at ON sign_in_attempt (time, id);
  `,
]
