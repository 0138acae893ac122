/** Values in memory up to a number of bytes; the one used longest ago goes first. */
export class MemoryStore<Value> {
  #values = new Map<string, { value: Value; size: number }>()
  #bytes = 0
  readonly maxBytes: number

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes
  }

  get(key: string): Value | undefined {
    const held = this.#values.get(key)
    if (!held) return undefined
    this.#values.delete(key)
    this.#values.set(key, held)
    return held.value
  }

  set(key: string, value: Value, size: number): void {
    this.delete(key)
    this.#values.set(key, { value, size })
    this.#bytes += size
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.maxBytes) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#values.get(key)?.size ?? 0
    this.#values.delete(key)
  }

  get size(): { count: number; bytes: number } {
    return { count: this.#values.size, bytes: this.#bytes }
  }
}
