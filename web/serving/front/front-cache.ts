import type { Packed } from './packed.ts'

/** Something answered from memory: a page, the data of one, or a file. */
export interface Answer {
  body: Packed
  /** Header lines of every answer, without those of the encoding. */
  head: readonly string[]
  etag: string | undefined
  lastModified: string | undefined
}

/** What is cached under one name: a page by its address (`de /fees`), a file by its path. */
export interface CacheEntry {
  whole: Answer
  /** The flight data of a page. */
  data: Answer | null
  isCurrent: () => boolean
  /** How long it stays so if nothing ends it, ms. */
  lifeLeft: () => number
  /** Called once when it is let go. */
  onDrop: () => void
}

interface Kept {
  item: CacheEntry
  bytes: number
  usedAt: number
}

/** Names and headers of a holding, beside its bodies. */
const overheadBytes = 4_000

/** What is cached in memory, by name: bounded by bytes and by how long nobody has asked. */
export class FrontCache {
  readonly #maxBytes: number
  readonly #idleMs: number
  readonly #kept = new Map<string, Kept>()
  #bytes = 0

  constructor(maxBytes: number, idleMs: number) {
    this.#maxBytes = maxBytes
    this.#idleMs = idleMs
  }

  get size(): { count: number; bytes: number } {
    return { count: this.#kept.size, bytes: this.#bytes }
  }

  /** The current holding of a name. */
  use(name: string, now: number): CacheEntry | null {
    const kept = this.#kept.get(name)
    if (!kept) return null
    if (!kept.item.isCurrent()) {
      this.drop(name)
      return null
    }
    kept.usedAt = now
    return kept.item
  }

  set(name: string, item: CacheEntry, now: number): void {
    this.drop(name)
    const bytes = overheadBytes + item.whole.body.size + (item.data?.body.size ?? 0)
    this.#kept.set(name, { item, bytes, usedAt: now })
    this.#bytes += bytes
    this.#bound()
  }

  /** An entry has grown. */
  grew(name: string, item: CacheEntry, bytes: number): void {
    const kept = this.#kept.get(name)
    if (kept?.item !== item) return
    kept.bytes += bytes
    this.#bytes += bytes
    this.#bound()
  }

  drop(name: string): void {
    const kept = this.#kept.get(name)
    if (!kept) return
    this.#kept.delete(name)
    this.#bytes -= kept.bytes
    kept.item.onDrop()
  }

  /** Lets go of what has ended, or what nobody has asked for in a while. */
  sweep(now: number): void {
    for (const [name, { item, usedAt }] of this.#kept)
      if (!item.isCurrent() || now - usedAt > this.#idleMs) this.drop(name)
  }

  #bound(): void {
    while (this.#bytes > this.#maxBytes) {
      let oldest: string | undefined
      let usedAt = Number.POSITIVE_INFINITY
      for (const [name, kept] of this.#kept) if (kept.usedAt < usedAt) [oldest, usedAt] = [name, kept.usedAt]
      if (oldest === undefined) return
      this.drop(oldest)
    }
  }
}
