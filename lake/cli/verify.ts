import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { openAssetStore } from '#lake/assets/asset-store.ts'
import { allAssets } from '#lake/assets/asset-table.ts'
import { verifyChain } from '#lake/log/verify.ts'
import { openExisting } from './open.ts'
import { createProgress } from './progress.ts'

const shown = 20

/** Asset documents whose bytes were never taken in. */
const documentsWithoutBytes = (db: DatabaseSync): string[] =>
  z
    .array(z.object({ id: z.string(), dataset: z.string() }))
    .parse(
      db
        .prepare(
          `SELECT document.id AS id, dataset.name AS dataset FROM document
           JOIN dataset ON dataset.id = document.dataset_id AND dataset.deleted_at IS NULL
           LEFT JOIN asset ON asset.dataset_id = document.dataset_id
             AND asset.sha1 = json_extract(document.body, '$.sha1hash')
           WHERE json_extract(document.body, '$._type') IN ('sanity.imageAsset', 'sanity.fileAsset')
             AND asset.sha1 IS NULL`,
        )
        .all(),
    )
    .map(({ id, dataset }) => `${dataset} document ${id}: there are no bytes for it`)

/**
 * Follows every chain of the log and reads every asset again. Reads one state of the database, so it
 * may run beside a lake that is being written to.
 * @returns 0 when everything is as it was written, else 1
 */
export const verify = async (): Promise<number> => {
  const { db, dataDir } = openExisting()
  const progress = createProgress(process.stderr)
  const store = openAssetStore(dataDir)
  db.exec('BEGIN')
  const report = verifyChain(db, (entries, total) => progress.show(`Log: ${entries} of ${total} entries`))
  const faults = [...report.faults, ...documentsWithoutBytes(db)]
  const assets = allAssets(db)
  db.exec('COMMIT')
  for (const [index, asset] of assets.entries()) {
    progress.show(`Assets: ${index + 1} of ${assets.length}`)
    const fault = await store.check(asset)
    if (fault !== undefined) faults.push(`asset ${asset.sha1}.${asset.extension}: it ${fault}`)
  }
  progress.end()
  db.close()
  for (const fault of faults.slice(0, shown)) console.error(fault)
  if (faults.length > shown) console.error(`… and ${faults.length - shown} more`)
  const counted = `${report.entries} log entries, ${assets.length} assets`
  console.log(
    faults.length === 0 ? `Verified: ${counted}, no faults.` : `${counted}, ${faults.length} faults.`,
  )
  return faults.length === 0 ? 0 : 1
}
