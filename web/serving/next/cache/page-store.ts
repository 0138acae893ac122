import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DiskStore } from '#web/lib/stores/disk-store.ts'
import { freshness, type Rendered } from '#web/serving/validity/freshness.ts'
import { historyTag } from '#web/lib/history-tag.ts'
import { MemoryStore } from '#web/lib/stores/memory-store.ts'
import type { Entry } from './entry.ts'
import { decodeEntry, encodeEntry } from './entry-file.ts'
import { readShared, share } from './shared-pages.ts'

const megabyte = 1024 * 1024

/** This process. */
const run = randomUUID()

/** When an entry of another process counts as read: now, or never where it is stale. */
const readAtOf = (rendered: Rendered): number => (freshness.isOutdated(rendered) ? 0 : freshness.tick())

/** An entry in memory: packed to a sixth, which costs 0.7 ms once and 0.3 ms whenever Next itself is asked for the page. */
interface Held {
  readAt: number
  tags: readonly string[]
  bytes: Buffer
}

/** What a held entry takes beside its bytes, about. */
const heldBytes = 1_000

/** Deletes the folders of earlier builds except the newest, which is kept for a rollback. */
const dropOldBuilds = (folder: string, current: string): void => {
  const others = readdirSync(folder)
    .filter((name) => name !== current)
    .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
  for (const { name } of others.slice(1)) rmSync(join(folder, name), { recursive: true, force: true })
}

const unpacked = (key: string, { readAt, bytes }: Held): Entry | null => {
  const entry = decodeEntry(key, bytes, run, () => readAt)
  return entry && { ...entry, readAt }
}

/**
 * Download pages per channel: a visitor can request any number of codes (requirements A3), so only the latest few are
 * kept, in memory. Each can be rendered again from data already read.
 */
const isOfChannel = (key: string): boolean => /\/[a-z]{2}\/channel\/[^/]+$/.test(key)

/**
 * The pages of one build: in memory, on disk so that they survive a restart during an outage, and in the store that
 * instances share, if there is one. Answers other than
 * 200 stay in memory, because a visitor can request any number of addresses that do not exist.
 */
export class PageStore {
  #memory = new MemoryStore<Held>(32 * megabyte)
  #channels = new MemoryStore<Held>(2 * megabyte)
  #disk: DiskStore
  readonly #buildId: string

  constructor(folder: string, buildId: string) {
    this.#disk = new DiskStore(join(folder, buildId), { maxFiles: 5_000, maxBytes: 512 * megabyte })
    this.#buildId = buildId
    dropOldBuilds(folder, buildId)
  }

  async get(key: string): Promise<Entry | null> {
    const held = this.#memoryOf(key).get(key)
    if (isOfChannel(key)) return held ? unpacked(key, held) : null
    const own = held ? unpacked(key, held) : await this.#fromDisk(key)
    if (own && !freshness.isExpired(own.tags, own.readAt)) return own
    return (await this.#fromOthers(key)) ?? own
  }

  async #fromDisk(key: string): Promise<Entry | null> {
    const bytes = await this.#disk.read(key)
    const entry = bytes && decodeEntry(key, bytes, run, readAtOf)
    if (entry) this.#hold(key, entry, bytes)
    return entry
  }

  /** What another instance has rendered, if it is current. */
  async #fromOthers(key: string): Promise<Entry | null> {
    const bytes = await readShared(this.#buildId, key)
    const entry = bytes && decodeEntry(key, bytes, run, readAtOf)
    if (!entry || freshness.isExpired(entry.tags, entry.readAt)) return null
    this.#hold(key, entry, bytes)
    return entry
  }

  #memoryOf(key: string): MemoryStore<Held> {
    return isOfChannel(key) ? this.#channels : this.#memory
  }

  #hold(key: string, { readAt, tags }: Entry, bytes: Buffer): void {
    this.#memoryOf(key).set(key, { readAt, tags, bytes }, bytes.length + heldBytes)
  }

  /** Stores in memory only. */
  keep(key: string, entry: Entry): Buffer {
    const bytes = encodeEntry(key, { run, log: freshness.log }, entry)
    this.#hold(key, entry, bytes)
    return bytes
  }

  /** Stores in memory at once and on disk in the background. */
  set(key: string, entry: Entry): void {
    const bytes = this.keep(key, entry)
    if ((entry.value.status ?? 200) !== 200 || isOfChannel(key)) return
    void this.#disk.write(key, bytes)
    // Each instance fills a history of its own: another may have more to show by now, and is not told when this one has.
    const isUnfilled = entry.tags.includes(historyTag)
    if (entry.position >= 0 && !isUnfilled) void share(this.#buildId, key, bytes)
  }
}
