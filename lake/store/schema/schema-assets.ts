/**
 * `asset`: the stored bytes of a dataset. A row outlives its asset document: published papers stay readable
 * at the address of their version. Rows are never removed. `asset_use`: which published document ever
 * referred to which asset, and the newest sequence at which it did: an index over the log
 * (`store/indexes/asset-uses.ts`).
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
  `
  CREATE TABLE asset_use (
    dataset_id INTEGER NOT NULL REFERENCES dataset (id),
    asset_id TEXT NOT NULL,
    document_id TEXT NOT NULL,
    last_seq INTEGER NOT NULL,
    PRIMARY KEY (dataset_id, asset_id, document_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX asset_use_by_document ON asset_use (dataset_id, document_id);
  INSERT INTO asset_use
    SELECT p.dataset_id, ref.value, doc.key, max(p.seq) FROM payload p
    JOIN json_each(p.body, '$.documents') doc
      ON doc.type = 'object' AND doc.key NOT GLOB 'drafts.*' AND doc.key NOT GLOB 'versions.*' AND doc.key NOT GLOB '_.*'
    JOIN json_tree(doc.value) ref
      ON ref.key = '_ref' AND ref.type = 'text' AND (ref.value GLOB 'file-*' OR ref.value GLOB 'image-*')
    WHERE instr(p.body, '"_ref":"file-') > 0 OR instr(p.body, '"_ref":"image-') > 0
    GROUP BY p.dataset_id, ref.value, doc.key;
  `,
]
