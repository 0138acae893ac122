import { BoundedMap } from '#common/bounded-map.ts'
import { ShownPosition } from './shown-position.ts'
import { siteProcess } from '#web/lib/site-process.ts'

/**
 * A place in the log of the content: the lake's sequence and the transaction that has it, or what stands for them with
 * a hosted dataset (web/content/publish/content-log.ts).
 */
export interface Place {
  position: number
  transaction: string
}

/** What a process rendered: of which log, and at which position of it the render began. */
export interface Rendered {
  log: string
  position: number
  tags: readonly string[]
}

export interface StoredFreshness {
  log: string
  place: Place
  floor: number
  tags: [string, number][]
}

/**
 * What this process knows about the age of its data. One instance for all bundles.
 *
 * The rule that loses no publish: everything is stamped with the start of its read, on one strictly increasing clock,
 * and is stale once one of its tags expired at or after that. What outlives the process, or is shared with others, is
 * compared by the position in the log at which its render began: clocks of two machines need not agree (record 58).
 */
class Freshness {
  /** When a request to the lake last failed; 0 once the reconciler has seen it recover. */
  lakeFailedAt = 0
  /** When the lake last answered or sent a webhook. */
  lakeHeardAt = 0
  /** How often something has expired. */
  endings = 0

  #lastTick = 0
  /** Before everything this process reads or renders. */
  readonly startedAt = this.tick()
  #everything = 0
  #tags = new Map<string, number>()
  #renders = new BoundedMap<string, { at: number; position: number }>(1_000)
  #lastSeal = 0
  #ended = new Set<() => void>()
  #onExpiry = new Set<() => void>()

  /** Which log the positions are of. Another one makes all that is kept elsewhere worthless. */
  #log: string = crypto.randomUUID()
  #place: Place = { position: 0, transaction: '' }
  /** What was rendered at a position below this one has expired, whatever its tags. */
  #floor = 0
  #positions = new Map<string, number>()
  #heard = 0
  /** What answers say of themselves (record 65). */
  readonly shown = new ShownPosition({
    newest: () =>
      Math.min(this.#place.position, this.lakeFailedAt > 0 ? this.#outdated : Number.POSITIVE_INFINITY),
    renders: () => this.#renders.values(),
    tick: () => this.tick(),
  })
  #lastGood = new Set<string>()
  #outdated = Number.POSITIVE_INFINITY

  /** Milliseconds since 1970, strictly increasing. */
  tick(): number {
    this.#lastTick = Math.max(performance.timeOrigin + performance.now(), this.#lastTick + 0.001)
    return this.#lastTick
  }

  get log(): string {
    return this.#log
  }

  /** All expiries up to here have been applied. */
  get place(): Place {
    return this.#place
  }

  /** The greatest position of anything heard of. */
  get heard(): number {
    return Math.floor(Math.max(this.#place.position, this.#heard))
  }

  /** Just behind the place: for what expires without a position of its own. */
  get #behindPlace(): number {
    return this.#place.position + 0.001
  }

  /** Marks everything read before now with one of these tags as stale, and what was rendered below the position. */
  expire(tags: readonly string[], position = this.#behindPlace): void {
    const now = this.tick()
    if (tags.length > 0) this.endings += 1
    if (this.#positions.size + tags.length > 10_000) return this.expireEverything(position)
    this.#heard = Math.max(this.#heard, position)
    for (const tag of tags) {
      this.#tags.set(tag, now)
      this.#positions.set(tag, Math.max(this.#positions.get(tag) ?? 0, position))
    }
    this.#tell()
  }

  expireEverything(position = this.#behindPlace): void {
    this.#everything = this.tick()
    this.#heard = Math.max(this.#heard, position)
    this.endings += 1
    this.#floor = Math.max(this.#floor, position)
    this.#tags.clear()
    this.#positions.clear()
    this.#tell()
  }

  /** The log is another one than before, such as after a restore: old positions, of renders too, mean nothing. */
  beginLog(log: string = crypto.randomUUID()): void {
    this.#log = log
    this.#place = { position: 0, transaction: '' }
    this.#floor = 0
    this.#heard = 0
    for (const render of this.#renders.values()) render.position = -1
    this.expireEverything(0)
    this.shown.begin()
  }

  /** Every expiry up to this place has been applied; an earlier place changes nothing. */
  reach(place: Place): void {
    if (place.position < this.#place.position) return
    this.#place = place
    this.#tell()
    this.shown.look()
  }

  /** Whether something read in this process is stale. */
  isExpired(tags: readonly string[], readAt: number): boolean {
    return this.#everything >= readAt || tags.some((tag) => (this.#tags.get(tag) ?? 0) >= readAt)
  }

  /** Whether something rendered by another process, now or earlier, is stale: by the log, not by clocks. */
  isOutdated({ log, position, tags }: Rendered): boolean {
    if (log !== this.#log || position < this.#floor) return true
    return tags.some((tag) => (this.#positions.get(tag) ?? 0) > position)
  }

  /** What the build wrote is out of date: the lake has been heard of since. */
  endBuild(): void {
    this.#everything = Math.max(this.#everything, this.startedAt)
    this.endings += 1
    this.#tell()
  }

  /** For the file from which a restarted site learns which stored pages are stale. */
  snapshot(): StoredFreshness {
    return { log: this.#log, place: this.#place, floor: this.#floor, tags: [...this.#positions] }
  }

  /** Takes over the state of an earlier process, beside the expiries of this one. */
  restore({ log, place, floor, tags }: StoredFreshness): void {
    this.#log = log
    this.#floor = Math.max(this.#floor, floor)
    for (const [tag, position] of tags)
      this.#positions.set(tag, Math.max(this.#positions.get(tag) ?? 0, position))
    this.reach(place)
    this.endBuild()
  }

  onExpiry(tell: () => void): void {
    this.#onExpiry.add(tell)
  }

  #tell(): void {
    for (const tell of this.#onExpiry) tell()
  }

  /**
   * An answer with these tags came from the last good values.
   * @param position at which it was read; 0 when that is not known any more
   */
  noteLastGood(tags: readonly string[], position: number): void {
    for (const tag of tags) this.#lastGood.add(tag)
    if (this.isOutdated({ log: this.#log, position, tags }))
      this.#outdated = Math.min(this.#outdated, position)
  }

  /** The position of the oldest last good value that has been published anew since; Infinity where all are current. */
  get outdated(): number {
    return this.#outdated
  }

  /** The tags noted since the last call. */
  takeLastGood(): string[] {
    const tags = [...this.#lastGood]
    this.#lastGood.clear()
    this.#outdated = Number.POSITIVE_INFINITY
    return tags
  }

  /** Stamps the render of a page with now. Next renders a key once at a time. */
  beginRender(key: string): void {
    this.#renders.set(key, { at: this.tick(), position: this.#place.position })
  }

  /** The stamp of the finished render, its position below zero after `beginLog`; undefined when not announced. */
  endRender(key: string): { at: number; position: number } | undefined {
    const begun = this.#renders.get(key)
    this.#renders.delete(key)
    for (const tell of this.#ended) tell()
    this.shown.look()
    return begun
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
    const isWaiting = () => [...this.#renders.values()].some(({ at }) => at < since)
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

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    freshness?: Freshness | undefined
  }
}

export const freshness: Freshness = (siteProcess.freshness ??= new Freshness())
