/** A map of at most `most` entries: beyond them the one that was set longest ago goes. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number
  readonly #onDrop: (value: Value, key: Key) => void

  /** @param onDrop told of each entry that had to go, after it went */
  constructor(most: number, onDrop: (value: Value, key: Key) => void = () => {}) {
    super()
    this.#most = most
    this.#onDrop = onDrop
  }

  /** Sets the value and makes it the newest, also under a known key. */
  override set(key: Key, value: Value): this {
    this.delete(key)
    super.set(key, value)
    for (const [oldest, dropped] of this) {
      if (this.size <= this.#most) break
      this.delete(oldest)
      this.#onDrop(dropped, oldest)
    }
    return this
  }

  /** The value of a key, made the newest: what is used stays. */
  use(key: Key): Value | undefined {
    const value = this.get(key)
    if (value !== undefined) this.set(key, value)
    return value
  }
}
