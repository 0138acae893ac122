/** Tables of users and sessions. Only hashes of passwords and tokens are stored. */
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
]
