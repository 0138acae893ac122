/**
 * Table of the bytes a dataset has taken in. A row outlives its asset document: published papers stay
 * readable at the address of their version. There is no way to remove one.
 */
export const assetsSchema: readonly string[] = [
  `
  CREATE TABLE asset (
    dataset_id INTEGER NOT NULL REFERENCES dataset (id),
    sha1 TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    size INTEGER NOT NULL,
    extension TEXT NOT NULL,
    mime_type TEXT NOT NULL,
    width INTEGER,
    height INTEGER,
    created_at TEXT NOT NULL,
    PRIMARY KEY (dataset_id, sha1)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER asset_no_update BEFORE UPDATE ON asset
    BEGIN SELECT RAISE(ABORT, 'assets are append-only'); END;
  CREATE TRIGGER asset_no_delete BEFORE DELETE ON asset
    BEGIN SELECT RAISE(ABORT, 'assets are append-only'); END;
  `,
]
