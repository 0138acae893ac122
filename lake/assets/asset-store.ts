import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Disk, disk as realDisk } from './disk.ts'

/** The files of all datasets, each stored once under its SHA-1, never changed and never removed. */
export interface AssetStore {
  /**
   * Stores the bytes; resolves when they are on disk.
   * @throws {AssetCollisionError} when different bytes have the same SHA-1
   */
  put(sha1: string, extension: string, bytes: Uint8Array): Promise<void>
  path(sha1: string, extension: string): string
  /**
   * Rereads the file from disk.
   * @returns what is wrong with it, or nothing
   */
  check(asset: { sha1: string; sha256: string; extension: string; size: number }): Promise<string | undefined>
}

/** Different bytes are already stored under this name. */
export class AssetCollisionError extends Error {
  override name = 'AssetCollisionError'
  constructor(sha1: string) {
    super(`other bytes are stored under ${sha1}`)
  }
}

/** SHA-1 names a file as Sanity does; the record relies on SHA-256. */
export const hashesOf = (bytes: Uint8Array): { sha1: string; sha256: string } => ({
  sha1: createHash('sha1').update(bytes).digest('hex'),
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

const sizeOf = async (path: string): Promise<number | undefined> => {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

export const openAssetStore = (dataDir: string, disk: Disk = realDisk): AssetStore => {
  const path = (sha1: string, extension: string) =>
    join(dataDir, 'assets', sha1.slice(0, 2), `${sha1}.${extension}`)
  return {
    path,
    async put(sha1, extension, bytes) {
      if ((await sizeOf(path(sha1, extension))) !== undefined) {
        // SHA-1 collisions can be constructed; the file that came first stays.
        const stored = await readFile(path(sha1, extension))
        if (!stored.equals(bytes)) throw new AssetCollisionError(sha1)
        return
      }
      await disk.writeWhole(path(sha1, extension), bytes)
    },
    async check({ sha1, sha256, extension, size }) {
      const found = await sizeOf(path(sha1, extension))
      if (found === undefined) return 'is missing'
      if (found !== size) return `has ${found} bytes instead of ${size}`
      const [one, two] = [createHash('sha1'), createHash('sha256')]
      for await (const chunk of createReadStream(path(sha1, extension))) {
        one.update(chunk)
        two.update(chunk)
      }
      const same = one.digest('hex') === sha1 && two.digest('hex') === sha256
      return same ? undefined : 'has other content than was uploaded'
    },
  }
}
