/**
 * Tables of the pages that visitors were given (record 95). `served` is a chain of its own for each dataset and refuses
 * changes. `kind` is 0 for a page, 1 for a gap and 2 for the files of a build, times are ms since 1970, hashes are SHA-256. `packed` holds headers and
 * body by Zstandard, with those of `base_seq` as dictionary where there is one; `place` counts from the last full copy, and
 * `packed_crc` finds bits that unpack to the same bytes.
 * `served_text` has each address, build, instance and reason once. `served_tip` names the newest version of an address by
 * instance, `served_run` how far a process of the site has handed over. `served_file` has each file of all builds once.
 */
export const servedSchema: readonly string[] = [
  `
  CREATE TABLE served_text (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT;

  CREATE TABLE served (
    dataset_id INTEGER NOT NULL REFERENCES dataset (id),
    seq INTEGER NOT NULL,
    prev_hash BLOB NOT NULL,
    kind INTEGER NOT NULL,
    received INTEGER NOT NULL,
    instance INTEGER NOT NULL REFERENCES served_text (id),
    served_from INTEGER NOT NULL,
    served_until INTEGER,
    reason INTEGER REFERENCES served_text (id),
    address INTEGER REFERENCES served_text (id),
    language INTEGER REFERENCES served_text (id),
    status INTEGER,
    content_seq INTEGER,
    build INTEGER REFERENCES served_text (id),
    sha256 BLOB,
    headers_hash BLOB,
    base_seq INTEGER,
    place INTEGER,
    packed BLOB,
    packed_crc INTEGER,
    PRIMARY KEY (dataset_id, seq)
  ) STRICT;
  CREATE INDEX served_at ON served (dataset_id, address, served_from) WHERE kind = 0;
  CREATE INDEX served_gap ON served (dataset_id, seq) WHERE kind = 1;
  CREATE TRIGGER served_no_update BEFORE UPDATE ON served
    BEGIN SELECT RAISE(ABORT, 'pages as served are append-only'); END;
  CREATE TRIGGER served_no_delete BEFORE DELETE ON served
    BEGIN SELECT RAISE(ABORT, 'pages as served are append-only'); END;

  CREATE TABLE served_tip (
    dataset_id INTEGER NOT NULL,
    address INTEGER NOT NULL,
    instance INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (dataset_id, address, instance)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE served_run (
    dataset_id INTEGER NOT NULL,
    run TEXT NOT NULL,
    reached INTEGER NOT NULL,
    PRIMARY KEY (dataset_id, run)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE served_file (
    sha256 BLOB PRIMARY KEY,
    packed BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX served_build ON served (dataset_id, build, seq) WHERE kind = 2;
  CREATE TRIGGER served_file_no_update BEFORE UPDATE ON served_file
    BEGIN SELECT RAISE(ABORT, 'files as served are append-only'); END;
  CREATE TRIGGER served_file_no_delete BEFORE DELETE ON served_file
    BEGIN SELECT RAISE(ABORT, 'files as served are append-only'); END;
  `,
]
