import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { temporarySuffix } from '#common/files/atomic-file.ts'
import type { Disk } from '#lake/assets/disk.ts'

/** Transformed pictures on disk, bounded in bytes; the least recently used go first. */
export interface TransformCache {
  /** The cached picture, or `make`'s; concurrent requests for the same key share one run. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>
  /** Bytes on disk at the moment. */
  size(): number
}

const readStored = async (folder: string): Promise<Map<string, number>> => {
  const names = await readdir(folder).catch(() => [])
  const found: { name: string; size: number; used: number }[] = []
  for (const name of names) {
    if (name.endsWith(temporarySuffix)) {
      await rm(join(folder, name), { force: true })
      continue
    }
    const { size, mtimeMs } = await stat(join(folder, name))
    found.push({ name, size, used: mtimeMs })
  }
  found.sort((one, other) => one.used - other.used)
  return new Map(found.map(({ name, size }) => [name, size]))
}

/** Opens the cache in `folder`, including what an earlier run left there. */
export const openTransformCache = (
  folder: string,
  disk: Disk,
  {
    byteLimit = 256 * 1024 * 1024,
    onWriteError,
  }: { byteLimit?: number; onWriteError: (error: unknown) => void },
): TransformCache => {
  const stored = readStored(folder)
  const making = new Map<string, Promise<Buffer>>()
  let total = 0
  const ready = stored.then((entries) => {
    for (const size of entries.values()) total += size
    return entries
  })

  const trim = async (entries: Map<string, number>) => {
    for (const [name, size] of entries) {
      if (total <= byteLimit) return
      entries.delete(name)
      total -= size
      await rm(join(folder, name), { force: true })
    }
  }

  const load = async (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const entries = await ready
    const size = entries.get(name)
    if (size !== undefined) {
      const bytes = await readFile(join(folder, name)).catch(() => undefined)
      entries.delete(name)
      if (bytes !== undefined) {
        entries.set(name, size)
        const now = new Date()
        await utimes(join(folder, name), now, now)
        return bytes
      }
      total -= size
    }
    const bytes = await make()
    try {
      await disk.writeWhole(join(folder, name), bytes)
    } catch (error) {
      // A full disk loses the cache entry, not the answer.
      onWriteError(error)
      return bytes
    }
    entries.set(name, bytes.length)
    total += bytes.length
    await trim(entries)
    return bytes
  }

  return {
    size: () => total,
    get(key, make) {
      const name = createHash('sha256').update(key).digest('hex')
      const running = making.get(name)
      if (running) return running
      const loading = load(name, make).finally(() => making.delete(name))
      making.set(name, loading)
      return loading
    },
  }
}
