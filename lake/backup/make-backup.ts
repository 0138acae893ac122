import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { openAssetStore } from '#lake/assets/asset-store.ts'
import { allAssets } from '#lake/assets/asset-table.ts'
import { syncPath, writeFileAtomic } from '#common/files/atomic-file.ts'
import { makeCheckpoint } from '#lake/record/checkpoint.ts'
import { checkpointName, databaseName, hashFile, type Manifest, manifestName } from './manifest.ts'

type Show = (step: string, done: number, total: number) => void

const countRow = z.object({ count: z.int() })

/**
 * Copies the database as it is when called. SQLite restarts its copy whenever another process commits, so
 * beside a busy lake it would never end: an open read transaction pins the snapshot.
 */
async function copyDatabase(db: DatabaseSync, target: string, show: Show): Promise<void> {
  db.exec('BEGIN')
  try {
    // The first read, not BEGIN, takes the snapshot.
    db.prepare('SELECT count(*) FROM dataset').get()
    await backup(db, target, {
      progress: ({ totalPages, remainingPages }) =>
        show('Database, pages', totalPages - remainingPages, totalPages),
    })
  } finally {
    db.exec('ROLLBACK')
  }
}

/**
 * Writes a backup of the lake into a new folder: a consistent snapshot of the database, also while a lake
 * runs, every asset it names, and a signed checkpoint. The folder gets its name once all of it is on disk; an
 * interruption leaves nothing that looks complete.
 * @returns the manifest
 * @throws {Error} when the folder exists or cannot be written
 */
export async function makeBackup(
  db: DatabaseSync,
  dataDir: string,
  folder: string,
  show: Show = () => {},
): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} exists already. Name another folder.`)
  const part = `${folder}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true })
  try {
    await copyDatabase(db, join(part, databaseName), show)
    await syncPath(join(part, databaseName))
    // The copy names the assets and the end of the log, so both belong to the same instant.
    const copy = new DatabaseSync(join(part, databaseName))
    const assets = allAssets(copy)
    const entries = countRow.parse(copy.prepare('SELECT count(*) AS count FROM log').get()).count
    const checkpoint = makeCheckpoint(copy, dataDir)
    copy.exec('PRAGMA journal_mode = DELETE')
    copy.close()
    const store = openAssetStore(dataDir)
    const files = [databaseName]
    for (const [index, { sha1, extension }] of assets.entries()) {
      const source = store.path(sha1, extension)
      const path = relative(dataDir, source)
      await mkdir(dirname(join(part, path)), { recursive: true })
      await copyFile(source, join(part, path), constants.COPYFILE_FICLONE)
      await syncPath(join(part, path))
      files.push(path)
      show('Assets', index + 1, assets.length)
    }
    await writeFileAtomic(join(part, checkpointName), JSON.stringify(checkpoint, null, 2))
    files.push(checkpointName)
    const listed: Manifest['files'] = []
    for (const [index, path] of files.entries()) {
      const { size } = await stat(join(part, path))
      listed.push({ path, size, sha256: await hashFile(join(part, path)) })
      show('Hashes', index + 1, files.length)
    }
    const manifest: Manifest = { version: 1, time: checkpoint.time, entries, files: listed }
    await writeFileAtomic(join(part, manifestName), JSON.stringify(manifest, null, 2))
    await rename(part, folder)
    await syncPath(dirname(folder))
    return manifest
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}
