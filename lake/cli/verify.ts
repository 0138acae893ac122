import { readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { openAssetStore } from '#lake/assets/asset-store.ts'
import { allAssets } from '#lake/assets/asset-table.ts'
import { actFaults } from '#lake/log/person-acts.ts'
import { verifyChain } from '#lake/log/verify.ts'
import {
  type Checkpoint,
  CheckpointError,
  checkpointFaults,
  readCheckpoint,
} from '#lake/record/checkpoint.ts'
import { publicText, signingKey } from '#lake/record/signing-key.ts'
import { verifyServed } from '#lake/record/served/faults.ts'
import { readStored, storedFaults } from '#lake/record/stored-checkpoints.ts'
import { openToLook } from '#lake/store/database.ts'
import { CommandFailure } from './failure.ts'
import { openExisting } from './open.ts'
import { createProgress } from './progress.ts'

const shown = 20

/** Asset documents without stored bytes. */
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
 * The checkpoints to verify the log against.
 * @throws {CommandFailure} for one that cannot be read or is not signed by the key
 */
function readCheckpoints(dataDir: string, files: readonly string[], key: string | undefined): Checkpoint[] {
  return files.map((file) => {
    try {
      return readCheckpoint(readFileSync(file, 'utf8'), key ?? publicText(signingKey(dataDir)))
    } catch (error) {
      if (error instanceof CheckpointError) throw new CommandFailure(`${file}: ${error.message}`)
      throw new CommandFailure(`${file} cannot be read.`)
    }
  })
}

/**
 * Verifies every chain of the log, holds it against the checkpoints the lake has stored and those it is given,
 * unpacks every page as served, and rereads every asset. It reads one snapshot of the database, so it may
 * run beside a lake that is being written to.
 * @returns 0 when everything is as it was written, else 1
 */
export const verify = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: { checkpoint: { type: 'string', multiple: true }, key: { type: 'string' } },
  })
  const { db, dataDir } = openExisting(openToLook)
  const checkpoints = readCheckpoints(dataDir, values.checkpoint ?? [], values.key)
  const stored = readStored(dataDir)
  const progress = createProgress(process.stderr)
  const store = openAssetStore(dataDir)
  db.exec('BEGIN')
  const report = verifyChain(db, (entries, total) => progress.show(`Log: ${entries} of ${total} entries`))
  const served = verifyServed(db, (entries, total) =>
    progress.show(`Pages as served: ${entries} of ${total}`),
  )
  const faults = [
    ...storedFaults(db, stored),
    ...report.faults,
    ...actFaults(db),
    ...served.faults,
    ...checkpoints.flatMap((one) => checkpointFaults(db, one)),
    ...documentsWithoutBytes(db),
  ]
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
  for (const { where, count, reason } of report.forgotten) {
    console.log(`${where}: ${count} revisions were forgotten. Reason: ${reason}`)
  }
  const revisions = report.forgotten.reduce((sum, { count }) => sum + count, 0)
  const forgotten = revisions === 0 ? '' : `, ${revisions} revisions forgotten on record`
  const attested = `, ${stored.count + checkpoints.length} checkpoints`
  const pages = served.entries === 0 ? '' : `, ${served.entries} pages as served`
  const counted = `${report.entries} log entries, ${assets.length} assets${pages}${attested}${forgotten}`
  console.log(
    faults.length === 0 ? `Verified: ${counted}, no faults.` : `${counted}, ${faults.length} faults.`,
  )
  return faults.length === 0 ? 0 : 1
}
