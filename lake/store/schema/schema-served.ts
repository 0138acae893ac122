/**
 * Tables of the pages that visitors were given (record 95). `served` is a chain of its own for each dataset and refuses
 * changes. `kind` is 0 for a page, 1 for a gap and 2 for the files of a build, times are ms since 1970, hashes are SHA-256. `packed` holds headers and
 * body by Zstandard, with those of `base_seq` as dictionary where there is one; `place` counts from the last full copy, and
 * `packed_crc` finds bits that unpack to the same bytes.
 * `served_text` has each address, build, instance and reason once. `served_tip` names the newest version of an address by
 * instance, `served_run` how far a process of the site has handed over. `served_file` has each file of all builds once.
 * `served_expired` names the pages whose bodies were erased by age, and the act that says so (record 99); rows of
 * `served_expiring` are there within the transaction that does it.
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
  // What is kept of a page may be packed anew or go by its age, never what its entry says.
  `
  CREATE TABLE served_expiring (dataset_id INTEGER NOT NULL, seq INTEGER NOT NULL) STRICT;
  DROP TRIGGER served_no_update;
  CREATE TRIGGER served_no_update BEFORE UPDATE ON served
    WHEN NOT EXISTS (SELECT 1 FROM served_expiring WHERE dataset_id = OLD.dataset_id AND seq = OLD.seq)
      OR (NEW.dataset_id, NEW.seq, NEW.prev_hash, NEW.kind, NEW.received, NEW.instance, NEW.served_from,
        NEW.served_until, NEW.reason, NEW.address, NEW.language, NEW.status, NEW.content_seq, NEW.build, NEW.sha256,
        NEW.headers_hash, NEW.place)
      IS NOT (OLD.dataset_id, OLD.seq, OLD.prev_hash, OLD.kind, OLD.received, OLD.instance, OLD.served_from,
        OLD.served_until, OLD.reason, OLD.address, OLD.language, OLD.status, OLD.content_seq, OLD.build, OLD.sha256,
        OLD.headers_hash, OLD.place)
    BEGIN SELECT RAISE(ABORT, 'pages as served are append-only'); END;

  CREATE TABLE served_expired (
    dataset_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    act INTEGER NOT NULL,
    PRIMARY KEY (dataset_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER served_expired_no_update BEFORE UPDATE ON served_expired
    BEGIN SELECT RAISE(ABORT, 'what expired stays so'); END;
  CREATE TRIGGER served_expired_no_delete BEFORE DELETE ON served_expired
    BEGIN SELECT RAISE(ABORT, 'what expired stays so'); END;
  `,
]
