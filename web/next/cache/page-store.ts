import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DiskStore } from '#web/lib/stores/disk-store.ts'
import { freshness } from '#web/lib/freshness.ts'
import { MemoryStore } from '#web/lib/stores/memory-store.ts'
import { type Entry, entrySize } from './entry.ts'
import { decodeEntry, encodeEntry } from './entry-file.ts'

const megabyte = 1024 * 1024

/** This process: whatever is on disk from an earlier one counts as older, regardless of clocks. */
const thisRun = { run: randomUUID(), startedAt: freshness.tick() }

/** Deletes the folders of earlier builds except the newest, which is kept for a rollback. */
const dropOldBuilds = (folder: string, current: string): void => {
  const others = readdirSync(folder)
    .filter((name) => name !== current)
    .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
  for (const { name } of others.slice(1)) rmSync(join(folder, name), { recursive: true, force: true })
}

/**
 * Download pages per channel: a visitor can request any number of codes (requirements A3), so only the latest few are
 * kept, in memory. Each can be rendered again from data already read.
 */
const isOfChannel = (key: string): boolean => /\/[a-z]{2}\/channel\/[^/]+$/.test(key)

/**
 * The pages of one build: in memory, and on disk so that they survive a restart during an outage. Answers other than
 * 200 stay in memory, because a visitor can request any number of addresses that do not exist.
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

  /** Stores in memory only. */
  keep(key: string, entry: Entry): void {
    const memory = isOfChannel(key) ? this.#channels : this.#memory
    memory.set(key, entry, entrySize(entry))
  }

  /** Stores in memory at once and on disk in the background. */
  set(key: string, entry: Entry): void {
    this.keep(key, entry)
    if ((entry.value.status ?? 200) === 200 && !isOfChannel(key))
      void this.#disk.write(key, encodeEntry(key, thisRun.run, entry))
  }
}
