import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Change } from '#lake/store/committed.ts'
import { isPublished } from '#lake/store/document.ts'
import { referencesIn } from './reference-index.ts'

const useRow = z.object({ documentId: z.string(), lastPublishedAt: z.string() })

/** A document that was published with an asset, and when that was last the case. */
export type AssetUse = z.infer<typeof useRow>

const isAssetId = (id: string): boolean => id.startsWith('file-') || id.startsWith('image-')

/**
 * Which published documents ever used which asset: an index over the log, updated in the same transaction, so
 * that a deletion need not read the log.
 */
export class AssetUses {
  private readonly statements

  constructor(db: DatabaseSync) {
    this.statements = {
      add: db.prepare(
        'INSERT INTO asset_use VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET last_seq = excluded.last_seq',
      ),
      of: db.prepare(
        `SELECT u.document_id AS documentId, l.time AS lastPublishedAt FROM asset_use u
        JOIN log l ON l.dataset_id = u.dataset_id AND l.seq = u.last_seq
        WHERE u.dataset_id = ? AND u.asset_id = ? ORDER BY u.document_id`,
      ),
    }
  }

  /** Indexes what a transaction published; the caller commits. */
  update(datasetId: number, sequence: number, changes: readonly Change[]): void {
    for (const { id, after } of changes) {
      if (after === undefined || !isPublished(id)) continue
      const assets = new Set(referencesIn(after).flatMap((found) => (isAssetId(found.id) ? [found.id] : [])))
      for (const asset of assets) this.statements.add.run(datasetId, asset, id, sequence)
    }
  }

  /** The documents that were ever published with the asset, in `_id` order. */
  of(datasetId: number, assetId: string): AssetUse[] {
    return z.array(useRow).parse(this.statements.of.all(datasetId, assetId))
  }
}

/**
 * Recomputes the uses of one document from the log after revisions of it were forgotten: forgotten content
 * keeps no file. The caller commits.
 */
export function recountUses(db: DatabaseSync, datasetId: number, documentId: string): void {
  db.prepare('DELETE FROM asset_use WHERE dataset_id = ? AND document_id = ?').run(datasetId, documentId)
  db.prepare(
    `INSERT INTO asset_use
    SELECT r.dataset_id, ref.value, r.document_id, max(r.seq) FROM revision r
    JOIN payload p ON p.dataset_id = r.dataset_id AND p.seq = r.seq
    JOIN json_tree(p.body, '$.documents."' || r.document_id || '"') ref
      ON ref.key = '_ref' AND ref.type = 'text' AND (ref.value GLOB 'file-*' OR ref.value GLOB 'image-*')
    WHERE r.dataset_id = ? AND r.document_id = ? GROUP BY ref.value`,
  ).run(datasetId, documentId)
}
