import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The file functions used for assets; tests inject failing ones. */
export interface Disk {
  /** Writes a file atomically: after a crash there is all of it or nothing. */
  writeWhole(path: string, bytes: Uint8Array): Promise<void>
}

const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Temporary file, fsync, rename, fsync of the folder. */
export const disk: Disk = {
  async writeWhole(path, bytes) {
    const folder = dirname(path)
    await mkdir(folder, { recursive: true })
    const temporary = `${path}.${randomBytes(6).toString('hex')}.part`
    try {
      const handle = await open(temporary, 'wx')
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(temporary, path)
      await syncFolder(folder)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  },
}
