import { constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { syncPath } from '#common/files/atomic-file.ts'
import { actFaults } from '#lake/log/person-acts.ts'
import { verifyChain } from '#lake/log/verify.ts'
import { storedFaults } from '#lake/record/misfits.ts'
import { readStored } from '#lake/record/stored-checkpoints.ts'
import { verifyServed } from '#lake/record/served/faults.ts'
import { NewerDataError, openDatabase } from '#lake/store/database.ts'
import { PlainError } from '#scripts/lib/say.mjs'
import type { Show } from './copy-store.ts'
import { dataFolder, hashFile, manifestName, readManifest, settingsName } from './manifest.ts'

function manifestOf(backup: string): ReturnType<typeof readManifest> {
  const path = join(backup, manifestName)
  if (!existsSync(path)) throw new PlainError(`There is no backup in ${backup}: ${manifestName} is missing.`)
  try {
    return readManifest(readFileSync(path, 'utf8'))
  } catch {
    throw new PlainError(`${path} is not the manifest of a backup.`)
  }
}

/** The folder of a backup: the one that is named, or the newest in it. */
export function newestIn(folder: string): string {
  if (!existsSync(folder) || existsSync(join(folder, manifestName))) return folder
  const names = readdirSync(folder).filter(
    (name) => !name.endsWith('.part') && existsSync(join(folder, name, manifestName)),
  )
  const newest = names.toSorted().at(-1)
  return newest === undefined ? folder : join(folder, newest)
}

const isUsed = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0

/**
 * The database of the restored lake, brought up to this version: one of an earlier version lacks what is looked at.
 * @throws {PlainError} for one of a newer version
 */
function openRestored(folder: string): DatabaseSync {
  try {
    return openDatabase(folder)
  } catch (error) {
    if (!(error instanceof NewerDataError)) throw error
    throw new PlainError(
      'The backup is of a newer version of the lake. Restore it with that version, or a newer one.',
    )
  }
}

/** @throws {PlainError} with the first fault of the log in this folder */
function checkLake(folder: string, show: Show): void {
  const db = openRestored(folder)
  const report = verifyChain(db, (entries, total) => show('Log', entries, total))
  const served = verifyServed(db, (entries, total) => show('Pages as served', entries, total))
  const [fault] = [
    ...report.faults,
    ...actFaults(db),
    ...served.faults,
    ...storedFaults(db, folder, readStored(folder)),
  ]
  db.close()
  if (fault !== undefined) throw new PlainError(`The log of the backup has faults: ${fault}`)
}

/** What came back. */
interface Restored {
  entries: number
  files: number
  stores: readonly string[]
  /** Settings were there, and stay. */
  keptSettings: boolean
}

interface Wish {
  backup: string
  dataDir: string
  /** Where the `.env` of `npm start` stands. */
  settings: string
  /** One program alone, as `lake`, or one folder, as `site-3002/site`; without it all, and the settings. */
  only?: string | undefined
}

/**
 * Restores a backup into a DATA_DIR that holds none of its programs: every file is compared with its hash while it is
 * copied, then the log is verified. The folders get their names once all of it was found intact, the lake's last. The
 * settings come back where there are none.
 * @throws {PlainError} for a folder in use, a damaged backup or a broken chain
 */
export async function restoreBackup(
  { backup, dataDir, settings, only }: Wish,
  show: Show,
): Promise<Restored> {
  const { isEarlier, ...manifest } = manifestOf(backup)
  const stores = manifest.stores
    .filter((store) => only === undefined || only === store || only === basename(store))
    .toSorted((a, b) => Number(basename(a) === 'lake') - Number(basename(b) === 'lake'))
  if (stores.length === 0)
    throw new PlainError(`The backup has no ${only}. It has: ${manifest.stores.join(', ')}.`)
  const used = stores.find((store) => isUsed(join(dataDir, store)))
  if (used !== undefined)
    throw new PlainError(`${join(dataDir, used)} is not empty. Move it away, or set another DATA_DIR.`)
  const partOf = (store: string) => join(dataDir, `${store}.part`)
  const keptSettings = only === undefined && existsSync(settings)
  const settingsPart = `${settings}.part`
  /** Where a file is put until all of it is there; nowhere when it was not asked for. */
  const placeOf = (path: string): string | undefined => {
    if (path === settingsName) return keptSettings || only !== undefined ? undefined : settingsPart
    const inData = isEarlier ? `lake/${path}` : path.slice(dataFolder.length + 1)
    const store = stores.find((one) => inData.startsWith(`${one}/`))
    return store === undefined ? undefined : join(partOf(store), inData.slice(store.length + 1))
  }
  const clear = async () => {
    for (const store of stores) await rm(partOf(store), { recursive: true, force: true })
    await rm(settingsPart, { force: true })
  }
  await clear()
  let restored = 0
  try {
    for (const [index, { path, size, sha256 }] of manifest.files.entries()) {
      const [source, target] = [join(backup, path), placeOf(path)]
      if (target === undefined) continue
      if (!existsSync(source) || (await stat(source)).size !== size)
        throw new PlainError(`${path} of the backup is missing or has another size.`)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await copyFile(source, target, constants.COPYFILE_FICLONE)
      if ((await hashFile(target)) !== sha256) throw new PlainError(`${path} of the backup was changed.`)
      await syncPath(target)
      restored += 1
      show('Files', index + 1, manifest.files.length)
    }
    for (const store of stores) if (basename(store) === 'lake') checkLake(partOf(store), show)
    if (existsSync(settingsPart)) await rename(settingsPart, settings)
    for (const store of stores) {
      const target = join(dataDir, store)
      await rm(target, { recursive: true, force: true })
      await rename(partOf(store), target)
      await syncPath(dirname(target))
    }
    return { entries: manifest.entries, files: restored, stores, keptSettings }
  } catch (error) {
    await clear()
    throw error
  }
}
