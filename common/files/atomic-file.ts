import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What an interrupted write leaves behind ends so; whoever owns the folder deletes it. */
export const temporarySuffix = '.tmp'

const temporaryOf = (path: string): string => `${path}.${randomBytes(6).toString('hex')}${temporarySuffix}`

/** Waits until a file, or the names in a folder, are on disk. */
export const syncPath = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** How much of a write must be on disk before it counts: nothing, the bytes, or also the name in its folder. */
export type Sync = 'none' | 'file' | 'folder'

/**
 * Writes a file so that a reader sees the old bytes or the new ones and nothing between: temporary file beside it,
 * fsync, rename, fsync of the folder. Makes the folder. With `sync: 'none'` a power cut can leave a torn file, with
 * `'file'` the old one.
 */
export const writeFileAtomic = async (
  path: string,
  data: string | Uint8Array,
  { sync = 'folder' }: { sync?: Sync } = {},
): Promise<void> => {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const temporary = temporaryOf(path)
  try {
    const file = await open(temporary, 'wx')
    try {
      await file.writeFile(data)
      if (sync !== 'none') await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
    if (sync === 'folder') await syncPath(folder)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** The same for callers that cannot wait for a promise; without fsync. */
export const writeFileAtomicSync = (path: string, data: string, { mode }: { mode?: number } = {}): void => {
  mkdirSync(dirname(path), { recursive: true })
  const temporary = temporaryOf(path)
  try {
    writeFileSync(temporary, data, { flag: 'wx', ...(mode !== undefined && { mode }) })
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

/**
 * Creates a file whole and on disk, readable by its owner only, or not at all: a full disk leaves no empty file behind.
 * Of two that create it at once the first wins.
 * @throws {Error} with code EEXIST when it is there
 */
export const createFileAtomicSync = (path: string, data: string | Uint8Array): void => {
  mkdirSync(dirname(path), { recursive: true })
  const temporary = temporaryOf(path)
  try {
    writeFileSync(temporary, data, { flag: 'wx', mode: 0o600, flush: true })
    linkSync(temporary, path)
  } finally {
    rmSync(temporary, { force: true })
  }
}
