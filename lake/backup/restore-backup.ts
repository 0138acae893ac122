import { constants, existsSync, readdirSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { syncPath } from '#common/files/atomic-file.ts'
import { verifyChain } from '#lake/log/verify.ts'
import { type Checkpoint, checkpointFaults, publicKeyIn, readCheckpoint } from '#lake/record/checkpoint.ts'
import {
  checkpointName,
  databaseName,
  hashFile,
  type Manifest,
  manifestName,
  manifestSchema,
} from './manifest.ts'

type Show = (step: string, done: number, total: number) => void

/** Why a backup was not restored. */
class RestoreRefusal extends Error {
  override name = 'RestoreRefusal'
}

async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName)
  if (!existsSync(path))
    throw new RestoreRefusal(`There is no backup in ${folder}: ${manifestName} is missing.`)
  try {
    return manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    throw new RestoreRefusal(`${path} is not the manifest of a backup.`)
  }
}

/** The checkpoint signed with the backup. Its key is not verified here; `verify --key` does. */
async function readAttested(folder: string): Promise<Checkpoint> {
  const path = join(folder, checkpointName)
  if (!existsSync(path)) throw new RestoreRefusal(`${checkpointName} of the backup is missing.`)
  const text = await readFile(path, 'utf8')
  try {
    return readCheckpoint(text, publicKeyIn(text))
  } catch (error) {
    throw new RestoreRefusal(`${checkpointName}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Restores a backup into a data folder without a lake: every file is compared with its hash while it is
 * copied, then the log's hash chain is verified. The folder gets its name once all of it was found intact.
 * @returns the manifest
 * @throws {RestoreRefusal} for a folder in use, a damaged backup or a broken chain
 */
export async function restoreBackup(
  folder: string,
  dataDir: string,
  show: Show = () => {},
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new RestoreRefusal(`${dataDir} is not empty. Move it away, or set another DATA_DIR.`)
  }
  const part = `${dataDir}.part`
  await rm(part, { recursive: true, force: true })
  try {
    for (const [index, { path, size, sha256 }] of manifest.files.entries()) {
      const source = join(folder, path)
      const target = join(part, path)
      if (!existsSync(source) || (await stat(source)).size !== size) {
        throw new RestoreRefusal(`${path} of the backup is missing or has another size.`)
      }
      await mkdir(dirname(target), { recursive: true })
      await copyFile(source, target, constants.COPYFILE_FICLONE)
      if ((await hashFile(target)) !== sha256) throw new RestoreRefusal(`${path} of the backup was changed.`)
      await syncPath(target)
      show('Files', index + 1, manifest.files.length)
    }
    const db = new DatabaseSync(join(part, databaseName))
    const report = verifyChain(db, (entries, total) => show('Log', entries, total))
    const attested = await readAttested(part)
    const [fault] = [...report.faults, ...checkpointFaults(db, attested)]
    db.close()
    if (fault !== undefined) throw new RestoreRefusal(`The log of the backup has faults: ${fault}`)
    await rm(dataDir, { recursive: true, force: true })
    await mkdir(dirname(dataDir), { recursive: true })
    await rename(part, dataDir)
    await syncPath(dirname(dataDir))
    return manifest
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}
