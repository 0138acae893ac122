import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { openAssetStore } from '#lake/assets/asset-store.ts'
import { allAssets } from '#lake/assets/asset-table.ts'
import { actFaults } from '#lake/log/person-acts.ts'
import { verifyChain } from '#lake/log/verify.ts'
import { type Checkpoint, readCheckpoint } from '#lake/record/checkpoint.ts'
import { checkClosing, type ClosingReport } from '#lake/record/keeping/closing/check-closing.ts'
import { ClosingRefusal } from '#lake/record/keeping/closing/plan-closing.ts'
import { storedFaults } from '#lake/record/misfits.ts'
import { ownPublicKey } from '#lake/record/signing-key.ts'
import { verifyServed } from '#lake/record/served/faults.ts'
import { readStored } from '#lake/record/stored-checkpoints.ts'
import { NoteError, readVerifier } from '#lake/record/tree/note.ts'
import { openToLook } from '#lake/store/database.ts'
import { CommandFailure } from './failure.ts'
import { openExisting } from './open.ts'
import { createProgress } from './progress.ts'

const shown = 20
const noKey = 'This lake has no key. Name the one that signed: --key <name>+<hash>+<key>'

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
  if (files.length === 0) return []
  const known = key === undefined ? ownPublicKey(dataDir) : verifierIn(key)
  if (known === undefined) throw new CommandFailure(noKey)
  return files.map((file) => {
    try {
      return readCheckpoint(readFileSync(file), basename(file), known)
    } catch (error) {
      if (error instanceof NoteError) throw new CommandFailure(`${file}: ${error.message}`)
      throw new CommandFailure(`${file} cannot be read.`)
    }
  })
}

/** @throws {CommandFailure} for a text that is no verifier key */
function verifierIn(text: string) {
  try {
    return readVerifier(text)
  } catch (error) {
    if (error instanceof NoteError) throw new CommandFailure(`--key: ${error.message}`)
    throw error
  }
}

/**
 * Holds the closings that are named against the lake.
 * @throws {CommandFailure} for a folder that is none
 */
async function readClosings(
  db: DatabaseSync,
  dataDir: string,
  folders: readonly string[],
  key: string | undefined,
  show: (text: string) => void,
): Promise<(ClosingReport & { folder: string })[]> {
  const reports: (ClosingReport & { folder: string })[] = []
  for (const folder of folders) {
    const known = key === undefined ? ownPublicKey(dataDir) : verifierIn(key).publicKey
    if (known === undefined) throw new CommandFailure(noKey)
    try {
      reports.push({ folder, ...(await checkClosing(db, folder, known, show)) })
    } catch (error) {
      if (error instanceof ClosingRefusal) throw new CommandFailure(`--closing: ${error.message}`)
      throw error
    }
  }
  return reports
}

const closingLine = (folder: string, report: ClosingReport): string => {
  const { year, entries, files, forgottenSince, faults } = report
  const since =
    forgottenSince === 0 ? '' : `; ${forgottenSince} payloads are in it that the lake has forgotten since`
  return faults.length === 0
    ? `The closing of ${year} in ${folder} is the lake's: ${files} files, ${entries} entries${since}.`
    : `The closing of ${year} in ${folder}: ${faults.length} faults.`
}

/**
 * Verifies every chain of the log, holds it against its tree and the checkpoints, stored ones and those it is given,
 * unpacks every page as served, and rereads every asset. It reads one snapshot of the database, so it may
 * run beside a lake that is being written to.
 * @returns 0 when everything is as it was written, else 1
 */
export const verify = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      checkpoint: { type: 'string', multiple: true },
      closing: { type: 'string', multiple: true },
      key: { type: 'string' },
    },
  })
  const { db, dataDir } = openExisting(openToLook)
  const checkpoints = readCheckpoints(dataDir, values.checkpoint ?? [], values.key)
  const stored = readStored(dataDir)
  const progress = createProgress(process.stderr)
  const closings = await readClosings(db, dataDir, values.closing ?? [], values.key, (text) =>
    progress.show(text),
  )
  const store = openAssetStore(dataDir)
  db.exec('BEGIN')
  const report = verifyChain(db, (entries, total) => progress.show(`Log: ${entries} of ${total} entries`))
  const served = verifyServed(db, (entries, total) =>
    progress.show(`Pages as served: ${entries} of ${total}`),
  )
  const attesting = [...checkpoints, ...closings.flatMap((closing) => closing.checkpoints)]
  const all = { ...stored, checkpoints: [...stored.checkpoints, ...attesting] }
  const faults = [
    ...storedFaults(db, dataDir, all),
    ...report.faults,
    ...actFaults(db),
    ...served.faults,
    ...documentsWithoutBytes(db),
    ...closings.flatMap((closing) => closing.faults),
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
  for (const { folder, ...closing } of closings) console.log(closingLine(folder, closing))
  const revisions = report.forgotten.reduce((sum, { count }) => sum + count, 0)
  const forgotten = revisions === 0 ? '' : `, ${revisions} revisions forgotten on record`
  const attested = `, ${stored.count + attesting.length} checkpoints`
  const pages =
    served.entries === 0
      ? ''
      : `, ${served.entries} pages as served${served.expired === 0 ? '' : ` (${served.expired} expired on record)`}`
  const counted = `${report.entries} log entries, ${assets.length} assets${pages}${attested}${forgotten}`
  console.log(
    faults.length === 0 ? `Verified: ${counted}, no faults.` : `${counted}, ${faults.length} faults.`,
  )
  return faults.length === 0 ? 0 : 1
}
