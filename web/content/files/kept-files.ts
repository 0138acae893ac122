import type { DiskStore } from '#web/lib/stores/disk-store.ts'

/** Immutable files by key: from disk, else fetched once for concurrent requests. */
export class KeptFiles {
  readonly #store: DiskStore
  #pending = new Map<string, Promise<Buffer | null>>()

  constructor(store: DiskStore) {
    this.#store = store
  }

  /**
   * Writes fetched bytes to disk before returning them: what a visitor has received stays available while the lake is
   * down.
   * @returns null when there are none
   * @throws when they are not on disk and cannot be fetched, or are not `isRight`
   */
  async bytes(
    key: string,
    fetchBytes: () => Promise<Buffer | null>,
    isRight: (bytes: Buffer) => boolean,
  ): Promise<Buffer | null> {
    const kept = await this.#store.read(key)
    if (kept && isRight(kept)) return kept
    const pending = this.#pending.get(key)
    if (pending) return pending
    const fetched = this.#fetch(key, fetchBytes, isRight)
    this.#pending.set(key, fetched)
    return fetched.finally(() => this.#pending.delete(key))
  }

  async #fetch(
    key: string,
    fetchBytes: () => Promise<Buffer | null>,
    isRight: (bytes: Buffer) => boolean,
  ): Promise<Buffer | null> {
    const bytes = await fetchBytes()
    if (bytes === null) return null
    if (!isRight(bytes)) throw new Error('an asset does not have the bytes of its name')
    await this.#store.write(key, bytes)
    return bytes
  }
}
