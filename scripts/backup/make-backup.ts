import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { syncPath, writeFileAtomic } from '#common/files/atomic-file.ts'
import { PlainError } from '#scripts/lib/say.mjs'
import { completeLake, copyStore, type Show } from './copy-store.ts'
import { findStores, type Store } from './find-stores.ts'
import { dataFolder, hashFile, type Manifest, manifestName, settingsName } from './manifest.ts'

interface Wish {
  /** DATA_DIR, or the folder that holds those of all programs. */
  dataDir: string
  /** The `.env` of `npm start`; absent where settings come from elsewhere. */
  settings: string
  /** The new folder of the backup. */
  target: string
  time: Date
}

/** @throws {PlainError} unless exactly one of them is a lake's */
function onlyLake(stores: readonly Store[], dataDir: string): Store {
  const lakes = stores.filter(({ program }) => program === 'lake')
  const [lake] = lakes
  if (lake === undefined)
    throw new PlainError(`There is no lake in ${dataDir}. Run npm start first, or set DATA_DIR.`)
  if (lakes.length > 1)
    throw new PlainError(
      `There are several lakes in ${dataDir}: ${lakes.map(({ folder }) => folder).join(', ')}. Move all but one away.`,
    )
  return lake
}

/** The files of a folder, with `/` between. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((path) => path.split(sep).join('/'))
    .toSorted()
}

/**
 * Writes a backup of all programs into a new folder, also while they run: of each database the state of one instant,
 * every asset the lake names, its checkpoints with their key and a new one, and the settings with their secrets. The
 * folder gets its name once all of it is on disk; an interruption leaves nothing that looks complete.
 * @throws {PlainError} when there is not exactly one lake, or its record is not whole
 */
export async function makeBackup({ dataDir, settings, target, time }: Wish, show: Show): Promise<Manifest> {
  if (!existsSync(dataDir))
    throw new PlainError(`There is no lake in ${dataDir}. Run npm start first, or set DATA_DIR.`)
  const stores = findStores(dataDir)
  const lake = onlyLake(stores, dataDir)
  const part = `${target}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true, mode: 0o700 })
  try {
    const data = join(part, dataFolder)
    for (const store of stores) await copyStore(store, dataDir, data, show)
    const entries = await completeLake(join(dataDir, lake.folder), join(data, lake.folder), time, show)
    if (existsSync(settings)) {
      await copyFile(settings, join(part, settingsName))
      await syncPath(join(part, settingsName))
    }
    const paths = await filesIn(part)
    const files: Manifest['files'] = []
    for (const [index, path] of paths.entries()) {
      const { size } = await stat(join(part, path))
      files.push({ path, size, sha256: await hashFile(join(part, path)) })
      show('Hashes', index + 1, paths.length)
    }
    const manifest: Manifest = {
      version: 2,
      time: time.toISOString(),
      entries,
      stores: stores.map(({ folder }) => folder),
      files,
    }
    await writeFileAtomic(join(part, manifestName), JSON.stringify(manifest, null, 2))
    await rename(part, target)
    await syncPath(dirname(target))
    return manifest
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}
