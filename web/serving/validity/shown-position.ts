/** A render that takes longer, ms, has failed: nobody shares it any more. */
const longestRenderMs = 5_000

interface Source {
  /** The position up to which all expiries have been applied, and that no page of an outage is behind. */
  newest: () => number
  /** Renders under way, by when and at which position each began. */
  renders: () => Iterable<{ at: number; position: number }>
  tick: () => number
}

/**
 * The position that no answer from now on falls behind. Visitors share a render that is under way, so it moves behind
 * the oldest of them, behind what expired and is not yet read again, and never back within a log (record 65).
 */
export class ShownPosition {
  readonly #source: Source
  readonly #onMove = new Set<() => void>()
  readonly #bounds = new Set<{ bound: () => number; owed: () => number }>()
  #position = 0
  #again: ReturnType<typeof setTimeout> | undefined

  constructor(source: Source) {
    this.#source = source
  }

  get position(): number {
    this.look()
    return this.#position
  }

  /** Calls `tell` whenever the position has changed. */
  onMove(tell: () => void): void {
    this.#onMove.add(tell)
  }

  /**
   * Never goes beyond what `bound` gives, Infinity for no bound; `look` is to be called when that has grown.
   * @param owed counts what is waited for
   */
  stayBehind(bound: () => number, owed: () => number): void {
    this.#bounds.add({ bound, owed })
  }

  /** How many answers of the lake have expired and are not yet read again. */
  get owed(): number {
    return [...this.#bounds].reduce((sum, { owed }) => sum + owed(), 0)
  }

  /** Positions are of another log. */
  begin(): void {
    this.#position = 0
    this.#tell()
  }

  /** To be called when the newest position or a render has changed. */
  look(): void {
    const newest = this.#source.newest()
    if (this.#position >= newest) return
    const since = this.#source.tick() - longestRenderMs
    let oldest = newest
    for (const { bound } of this.#bounds) oldest = Math.min(oldest, bound())
    for (const { at, position } of this.#source.renders()) if (at > since) oldest = Math.min(oldest, position)
    if (oldest < newest) this.#lookAgain()
    if (oldest <= this.#position) return
    this.#position = oldest
    this.#tell()
  }

  /** Resolves when the position is shown, or after `limit` ms. */
  async reached(position: number, limit: number): Promise<void> {
    if (this.position >= position) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const look = () => this.#position >= position && resolve()
    this.#onMove.add(look)
    const timer = setTimeout(resolve, limit)
    await promise
    clearTimeout(timer)
    this.#onMove.delete(look)
  }

  #lookAgain(): void {
    clearTimeout(this.#again)
    this.#again = setTimeout(() => this.look(), longestRenderMs)
    this.#again.unref()
  }

  #tell(): void {
    for (const tell of this.#onMove) tell()
  }
}
