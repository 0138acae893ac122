import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { temporarySuffix, writeFileAtomic } from '#common/files/atomic-file.ts'

interface Limits {
  maxFiles: number
  maxBytes: number
}

const fileName = (key: string): string => createHash('sha256').update(key).digest('hex')

/**
 * A bounded folder of files by key. Writing is in the background and atomic; beyond its bounds the
 * files used longest ago go first. A disk that fails is reported once and the store then simply misses.
 */
export class DiskStore {
  /** File name to size, in the order of use, oldest first. */
  #files = new Map<string, number>()
  #bytes = 0
  #writes = new Map<string, Promise<void>>()
  #hasFailed = false
  readonly folder: string
  readonly limits: Limits

  constructor(folder: string, limits: Limits) {
    this.folder = folder
    this.limits = limits
    mkdirSync(folder, { recursive: true })
    const found = readdirSync(folder).flatMap((name) => {
      if (name.endsWith(temporarySuffix)) {
        rmSync(join(folder, name), { force: true })
        return []
      }
      const stat = statSync(join(folder, name), { throwIfNoEntry: false })
      return stat?.isFile() ? [{ name, size: stat.size, usedAt: stat.mtimeMs }] : []
    })
    for (const { name, size } of found.sort((a, b) => a.usedAt - b.usedAt)) {
      this.#files.set(name, size)
      this.#bytes += size
    }
  }

  async read(key: string): Promise<Buffer | null> {
    const name = fileName(key)
    const size = this.#files.get(name)
    if (size === undefined) return null
    try {
      const bytes = await readFile(join(this.folder, name))
      this.#files.delete(name)
      this.#files.set(name, size)
      return bytes
    } catch {
      this.#forget(name)
      return null
    }
  }

  /** Resolves when the bytes lie on disk; writes of one key follow each other. Never rejects. */
  write(key: string, data: Buffer): Promise<void> {
    const name = fileName(key)
    const before = this.#writes.get(name) ?? Promise.resolve()
    const done = before.then(() => this.#write(name, data))
    this.#writes.set(name, done)
    return done.finally(() => {
      if (this.#writes.get(name) === done) this.#writes.delete(name)
    })
  }

  get size(): { files: number; bytes: number } {
    return { files: this.#files.size, bytes: this.#bytes }
  }

  async #write(name: string, data: Buffer): Promise<void> {
    try {
      await writeFileAtomic(join(this.folder, name), data, { sync: 'file' })
    } catch (error) {
      if (!this.#hasFailed) console.error(`cannot write to ${this.folder}:`, error)
      this.#hasFailed = true
      return
    }
    this.#hasFailed = false
    this.#forget(name)
    this.#files.set(name, data.length)
    this.#bytes += data.length
    await this.#evict()
  }

  async #evict(): Promise<void> {
    for (const name of this.#files.keys()) {
      if (this.#files.size <= this.limits.maxFiles && this.#bytes <= this.limits.maxBytes) return
      this.#forget(name)
      await rm(join(this.folder, name), { force: true })
    }
  }

  #forget(name: string): void {
    this.#bytes -= this.#files.get(name) ?? 0
    this.#files.delete(name)
  }
}
