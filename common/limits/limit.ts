import { BoundedMap } from '#common/bounded-map.ts'

/** So many in so long (ms). */
interface Rule {
  most: number
  within: number
}

/** Attempts in the window that began at `since`, and in the one before it. */
interface Count {
  since: number
  now: number
  before: number
}

/**
 * Counts attempts by a key in a sliding pair of windows, so that a burst across the border of two is no way around;
 * bounded in memory: when more keys come than can be held, the oldest are forgotten.
 */
export class Limit {
  private readonly counts: BoundedMap<string, Count>
  private readonly rule: Rule
  private readonly clock: () => number

  constructor(rule: Rule, maxKeys = 20_000, clock: () => number = Date.now) {
    this.rule = rule
    this.counts = new BoundedMap(maxKeys)
    this.clock = clock
  }

  /**
   * Counts an attempt; gives the seconds to wait when it is one too many, else 0.
   * @param most lowers the limit for this attempt
   */
  take(key: string, most = this.rule.most): number {
    const count = this.current(key)
    const wait = this.waitFor(count, Math.min(most, this.rule.most))
    this.counts.set(key, wait > 0 ? count : { ...count, now: count.now + 1 })
    return wait
  }

  /** The seconds to wait before the next attempt, 0 when it may be made now; counts nothing. */
  wait(key: string): number {
    return this.waitFor(this.current(key), this.rule.most)
  }

  /** Counts what has been used, several at once, whether or not it is too much: the next one waits. */
  use(key: string, amount: number): void {
    const count = this.current(key)
    this.counts.set(key, { ...count, now: count.now + amount })
  }

  /** Takes back one attempt that should not have counted. */
  giveBack(key: string): void {
    const held = this.counts.get(key)
    if (held && held.now > 0) this.counts.set(key, { ...held, now: held.now - 1 })
  }

  /** Forgets a key's attempts. */
  clear(key: string): void {
    this.counts.delete(key)
  }

  private current(key: string): Count {
    const { within } = this.rule
    const time = this.clock()
    const held = this.counts.get(key) ?? { since: time, now: 0, before: 0 }
    const passed = Math.floor((time - held.since) / within)
    if (passed === 0) return held
    return { since: held.since + passed * within, now: 0, before: passed === 1 ? held.now : 0 }
  }

  private waitFor({ since, now, before }: Count, most: number): number {
    const { within } = this.rule
    const time = this.clock()
    const share = 1 - (time - since) / within
    return now + before * share < most ? 0 : Math.max(1, Math.ceil((since + within - time) / 1_000))
  }
}
