import { BoundedMap } from '#common/bounded-map.ts'

/**
 * What this process knows about the age of its data. Next loads the cache handler apart from the bundles of pages and
 * routes, so the one instance is kept on `globalThis`.
 *
 * The rule that loses no publish: everything is stamped with the start of its read, on one strictly increasing clock,
 * and is stale once one of its tags expired at or after that.
 */
class Freshness {
  /** When a request to the lake last failed; 0 once the reconciler has seen it recover. */
  lakeFailedAt = 0
  /** When the lake last answered or sent a webhook. */
  lakeHeardAt = 0

  #lastTick = 0
  #everything = 0
  #tags = new Map<string, number>()
  #renders = new BoundedMap<string, number>(1_000)
  #lastSeal = 0
  #ended = new Set<() => void>()
  #onExpiry = new Set<() => void>()

  /** Milliseconds since 1970, strictly increasing. */
  tick(): number {
    this.#lastTick = Math.max(performance.timeOrigin + performance.now(), this.#lastTick + 0.001)
    return this.#lastTick
  }

  /** Marks everything read before now with one of these tags as stale. */
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

  /** For the file from which a restarted site learns which stored pages are stale. */
  snapshot(): { everything: number; tags: [string, number][] } {
    return { everything: this.#everything, tags: [...this.#tags] }
  }

  /**
   * Merges the state of an earlier process; its future stamps (after a clock was set back) count as now, and expiries
   * of this process are kept.
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

  /** Stamps the render of a page with now. Next renders a key once at a time. */
  beginRender(key: string): void {
    this.#renders.set(key, this.tick())
  }

  /** The stamp of the finished render; undefined when it was not announced. */
  endRender(key: string): number | undefined {
    const startedAt = this.#renders.get(key)
    this.#renders.delete(key)
    for (const tell of this.#ended) tell()
    return startedAt
  }

  /** The current render has read all its data: a later publish can no longer be part of it. */
  seal(): void {
    this.#lastSeal = this.tick()
  }

  /**
   * Resolves when no page is being rendered from data older than now. Next shares a running render with later
   * visitors, so a publish is acknowledged only then. Renders that are still reading need no wait: they notice the
   * expiry and read again. A failed render never ends, so `limit` (ms) since the last seal bounds the wait.
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
