import { constants } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { syncPath, writeFileAtomic } from '#common/files/atomic-file.ts'
import { openAssetStore } from '#lake/assets/asset-store.ts'
import { allAssets } from '#lake/assets/asset-table.ts'
import { makeCheckpoint } from '#lake/record/checkpoint.ts'
import { misfitsOf } from '#lake/record/misfits.ts'
import { signingKey } from '#lake/record/signing-key.ts'
import { checkpointFolder, checkpointName, readStored } from '#lake/record/stored-checkpoints.ts'
import { storedBase } from '#lake/record/tree/base.ts'
import { chainsOf } from '#lake/record/tree/chain.ts'
import { PlainError } from '#scripts/lib/say.mjs'
import type { Store } from './find-stores.ts'
import { hashFile } from './manifest.ts'

/** Tells how far a step is. */
export type Show = (step: string, done: number, total: number) => void

const countRow = z.object({ count: z.int() })

async function copyOne(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  await copyFile(source, target, constants.COPYFILE_FICLONE)
  await syncPath(target)
}

/**
 * Copies a database as it is when called. SQLite restarts its copy whenever another process commits, so beside a busy
 * program it would never end: an open read transaction pins the snapshot.
 */
async function copyDatabase(source: string, target: string, show: Show): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const db = new DatabaseSync(source, { timeout: 5_000 })
  try {
    db.exec('BEGIN')
    // The first read, not BEGIN, takes the snapshot.
    db.prepare('SELECT count(*) FROM sqlite_schema').get()
    await backup(db, target, {
      progress: ({ totalPages, remainingPages }) =>
        show('Database, pages', totalPages - remainingPages, totalPages),
    })
  } finally {
    db.close()
  }
  // One file, whatever mode the original is in.
  const copy = new DatabaseSync(target)
  copy.exec('PRAGMA journal_mode = DELETE')
  copy.close()
  await syncPath(target)
}

/**
 * Copies the folder of a program; the single files first, so that no checkpoint attests more than the database beside
 * it holds.
 * @param from DATA_DIR
 * @param to its place in the backup
 */
export async function copyStore(store: Store, from: string, to: string, show: Show): Promise<void> {
  const [source, target] = [join(from, store.folder), join(to, store.folder)]
  for (const name of store.files) await copyOne(join(source, name), join(target, name))
  for (const name of store.databases) await copyDatabase(join(source, name), join(target, name), show)
}

/**
 * Signs where every chain of the copy ends, of the backup's day. A lake that was never started under this version has
 * no name for its trees: what it has signed is its checkpoints of before.
 */
async function signAll(db: DatabaseSync, source: string, target: string, time: Date): Promise<void> {
  const base = storedBase(db)
  if (base === undefined || countRow.parse(db.prepare('SELECT count(*) AS count FROM log').get()).count === 0)
    return
  const key = signingKey(source)
  for (const chain of chainsOf(db)) {
    const checkpoint = makeCheckpoint(db, chain, { base, key })
    if (checkpoint === undefined) continue
    const name = checkpointName(time.toISOString().slice(0, 10), chain.name)
    await writeFileAtomic(join(checkpointFolder(target), name), checkpoint.note)
  }
  await copyOne(join(source, 'checkpoint-key.pem'), join(target, 'checkpoint-key.pem'))
}

/**
 * Brings the copy of a lake's folder what its database names, and a checkpoint that attests all of it.
 * @returns how many entries its log has
 * @throws {PlainError} when it is no whole record: a copy of it would take the place of a good one
 */
export async function completeLake(source: string, target: string, time: Date, show: Show): Promise<number> {
  const db = new DatabaseSync(join(target, 'lake.sqlite'))
  try {
    const [misfit] = misfitsOf(db, target, readStored(target))
    if (misfit !== undefined)
      throw new PlainError(
        `No backup was made, since it would take the place of a good one: the log does not fit its checkpoints (${misfit}). Run: npm run lake -- verify`,
      )
    const assets = allAssets(db)
    const [stored, copied] = [openAssetStore(source), openAssetStore(target)]
    for (const [index, { sha1, sha256, extension }] of assets.entries()) {
      const path = copied.path(sha1, extension)
      await copyOne(stored.path(sha1, extension), path)
      if ((await hashFile(path)) !== sha256)
        throw new PlainError(
          `No backup was made: ${relative(target, path)} is not the file that was uploaded. Put it back from an earlier backup.`,
        )
      show('Assets', index + 1, assets.length)
    }
    await signAll(db, source, target, time)
    return countRow.parse(db.prepare('SELECT count(*) AS count FROM log').get()).count
  } finally {
    db.close()
  }
}
