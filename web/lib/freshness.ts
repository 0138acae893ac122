/**
 * What this process knows about how fresh things are. Next loads the cache handler by itself, beside
 * the bundles of pages and routes, so the one instance hangs on `globalThis`.
 *
 * The rule that loses no publish: everything is stamped with the moment its reading BEGAN, on one
 * strictly increasing clock, and is out of date as soon as one of its tags expired at or after that.
 */
class Freshness {
  /** When a question to the lake last went unanswered, 0 once the reconciler has seen it return. */
  lakeFailedAt = 0
  /** When the lake last answered a question or sent a webhook. */
  lakeHeardAt = 0

  #lastTick = 0
  #everything = 0
  #tags = new Map<string, number>()
  #renders = new Map<string, number>()
  #lastSeal = 0
  #ended = new Set<() => void>()
  #onExpiry = new Set<() => void>()

  /** Milliseconds since 1970, never the same twice and never going back. */
  tick(): number {
    this.#lastTick = Math.max(performance.timeOrigin + performance.now(), this.#lastTick + 0.001)
    return this.#lastTick
  }

  /** Everything read before now that carries one of these tags is out of date. */
  expire(tags: readonly string[]): void {
    const now = this.tick()
    if (this.#tags.size + tags.length > 10_000) return this.expireEverything()
    for (const tag of tags) this.#tags.set(tag, now)
    for (const tell of this.#onExpiry) tell()
  }

  expireEverything(): void {
    this.#everything = this.tick()
    this.#tags.clear()
    for (const tell of this.#onExpiry) tell()
  }

  isExpired(tags: readonly string[], readAt: number): boolean {
    return this.#everything >= readAt || tags.some((tag) => (this.#tags.get(tag) ?? 0) >= readAt)
  }

  /** For the file that lets a restarted site remember which of its stored pages were out of date. */
  snapshot(): { everything: number; tags: [string, number][] } {
    return { everything: this.#everything, tags: [...this.#tags] }
  }

  /**
   * Adds what an earlier process stored; stamps of its future (a clock set back) count as now, and what
   * expired since in this process stays so.
   */
  restore(stored: { everything: number; tags: [string, number][] }): void {
    const now = this.tick()
    this.#everything = Math.max(this.#everything, Math.min(stored.everything, now))
    for (const [tag, at] of stored.tags) {
      this.#tags.set(tag, Math.max(this.#tags.get(tag) ?? 0, Math.min(at, now)))
    }
  }

  onExpiry(tell: () => void): void {
    this.#onExpiry.add(tell)
  }

  /** A page is about to be rendered, and will carry the stamp of now. Next renders a key once at a time. */
  beginRender(key: string): void {
    this.#renders.set(key, this.tick())
    const [oldest] = this.#renders.keys()
    if (this.#renders.size > 1_000 && oldest !== undefined) this.#renders.delete(oldest)
  }

  /** The stamp of the render that ends, or undefined when none was announced. */
  endRender(key: string): number | undefined {
    const startedAt = this.#renders.get(key)
    this.#renders.delete(key)
    for (const tell of this.#ended) tell()
    return startedAt
  }

  /** A render has all its data: from here on a publish can no longer get into it. */
  seal(): void {
    this.#lastSeal = this.tick()
  }

  /**
   * Resolves when no page is being rendered from data older than now. Next hands a running render to
   * later visitors too, so a publish is answered only then. Renders still reading need no waiting:
   * they notice the expiry and read again. A render that failed never ends; `limit` (ms) since the
   * last seal bounds the wait.
   */
  async renderedOut(limit: number): Promise<void> {
    const since = this.tick()
    const isWaiting = () => [...this.#renders.values()].some((startedAt) => startedAt < since)
    for (;;) {
      const left = Math.min(this.#lastSeal, since) + limit - this.tick()
      if (left <= 0 || !isWaiting()) return
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer)
          this.#ended.delete(done)
          resolve()
        }
        const timer = setTimeout(done, left)
        this.#ended.add(done)
      })
    }
  }
}

declare global {
  var siteFreshness: Freshness | undefined
}

globalThis.siteFreshness ??= new Freshness()

export const freshness: Freshness = globalThis.siteFreshness
