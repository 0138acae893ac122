import type { DiskStore } from '#web/lib/disk-store.ts'

/** Files whose bytes never change under their key: from disk, else fetched once for all who ask. */
export class KeptFiles {
  readonly #store: DiskStore
  #pending = new Map<string, Promise<Buffer | null>>()

  constructor(store: DiskStore) {
    this.#store = store
  }

  /**
   * Fetched bytes are on disk before anyone gets them: what a visitor has had is served while the lake is down.
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
