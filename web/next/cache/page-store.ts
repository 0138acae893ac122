import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DiskStore } from '#web/lib/disk-store.ts'
import { freshness } from '#web/lib/freshness.ts'
import { MemoryStore } from '#web/lib/memory-store.ts'
import { type Entry, entrySize } from './entry.ts'
import { decodeEntry, encodeEntry } from './entry-file.ts'

const megabyte = 1024 * 1024

/** This run of the site: whatever the clocks say, what lies on disk from before is older than it. */
const thisRun = { run: randomUUID(), startedAt: freshness.tick() }

/** Folders of earlier builds, but the newest: kept for a return to it, the rest only filled the disk. */
const dropOldBuilds = (folder: string, current: string): void => {
  const others = readdirSync(folder)
    .filter((name) => name !== current)
    .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
  for (const { name } of others.slice(1)) rmSync(join(folder, name), { recursive: true, force: true })
}

/**
 * The download page by channel: any visitor can ask for any number of codes (requirements A3), so these pages are
 * kept apart, the latest few of them and never on disk. Each can be drawn again from what the site has read.
 */
const isOfChannel = (key: string): boolean => /\/[a-z]{2}\/channel\/[^/]+$/.test(key)

/**
 * The pages of one build: in memory, and on disk so that a restart during an outage still has them.
 * Answers other than 200 stay in memory: anybody can ask for any number of addresses that do not exist.
 */
export class PageStore {
  #memory = new MemoryStore<Entry>(64 * megabyte)
  #channels = new MemoryStore<Entry>(8 * megabyte)
  #disk: DiskStore

  constructor(folder: string, buildId: string) {
    this.#disk = new DiskStore(join(folder, buildId), { maxFiles: 5_000, maxBytes: 512 * megabyte })
    dropOldBuilds(folder, buildId)
  }

  async get(key: string): Promise<Entry | null> {
    if (isOfChannel(key)) return this.#channels.get(key) ?? null
    const held = this.#memory.get(key)
    if (held) return held
    const bytes = await this.#disk.read(key)
    const entry = bytes && decodeEntry(key, bytes, thisRun)
    if (entry) this.keep(key, entry)
    return entry
  }

  /** Into memory alone. */
  keep(key: string, entry: Entry): void {
    const memory = isOfChannel(key) ? this.#channels : this.#memory
    memory.set(key, entry, entrySize(entry))
  }

  /** Into memory at once and to disk behind the visitor's back. */
  set(key: string, entry: Entry): void {
    this.keep(key, entry)
    if ((entry.value.status ?? 200) === 200 && !isOfChannel(key))
      void this.#disk.write(key, encodeEntry(key, thisRun.run, entry))
  }
}
