import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { openAssetStore } from '#lake/assets/asset-store.ts'
import { allAssets } from '#lake/assets/asset-table.ts'
import { disk } from '#lake/assets/disk.ts'
import { makeCheckpoint } from '#lake/record/checkpoint.ts'
import { databaseName, hashFile, type Manifest, manifestName } from './manifest.ts'

type Show = (step: string, done: number, total: number) => void

const countRow = z.object({ count: z.int() })

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes a backup of the lake into a folder that is not there yet: the database as it stands at one
 * instant, also while a lake runs, every asset it names, and a signed checkpoint. The folder appears
 * under its name when all of it is on disk; after an interruption there is nothing that looks whole.
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
    await backup(db, join(part, databaseName), {
      progress: ({ totalPages, remainingPages }) =>
        show('Database, pages', totalPages - remainingPages, totalPages),
    })
    await syncFile(join(part, databaseName))
    // The copy names the assets and the end of the log: both belong to the same instant.
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
      await syncFile(join(part, path))
      files.push(path)
      show('Assets', index + 1, assets.length)
    }
    await disk.writeWhole(join(part, 'checkpoint.json'), Buffer.from(JSON.stringify(checkpoint, null, 2)))
    files.push('checkpoint.json')
    const listed: Manifest['files'] = []
    for (const [index, path] of files.entries()) {
      const { size } = await stat(join(part, path))
      listed.push({ path, size, sha256: await hashFile(join(part, path)) })
      show('Hashes', index + 1, files.length)
    }
    const manifest: Manifest = { version: 1, time: checkpoint.time, entries, files: listed }
    await disk.writeWhole(join(part, manifestName), Buffer.from(JSON.stringify(manifest, null, 2)))
    await rename(part, folder)
    return manifest
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}
