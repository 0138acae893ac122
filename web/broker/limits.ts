/** So many in so long (ms). */
interface Rule {
  most: number
  within: number
}

/**
 * Counts attempts by a key in a sliding pair of windows, bounded in memory: when more keys come than can be
 * held, the oldest are forgotten.
 */
export class Limit {
  private readonly counts = new Map<string, { since: number; now: number; before: number }>()
  private readonly rule: Rule
  private readonly mostKeys: number
  private readonly clock: () => number

  constructor(rule: Rule, mostKeys = 20_000, clock: () => number = Date.now) {
    this.rule = rule
    this.mostKeys = mostKeys
    this.clock = clock
  }

  /** Counts an attempt; gives the seconds to wait when it is one too many, else 0. */
  take(key: string): number {
    const { most, within } = this.rule
    const time = this.clock()
    const held = this.counts.get(key) ?? { since: time, now: 0, before: 0 }
    const passed = Math.floor((time - held.since) / within)
    const count =
      passed === 0
        ? held
        : { since: held.since + passed * within, now: 0, before: passed === 1 ? held.now : 0 }
    const share = 1 - (time - count.since) / within
    if (count.now + count.before * share >= most) {
      this.keep(key, count)
      return Math.max(1, Math.ceil((count.since + within - time) / 1_000))
    }
    this.keep(key, { ...count, now: count.now + 1 })
    return 0
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

  private keep(key: string, count: { since: number; now: number; before: number }): void {
    this.counts.delete(key)
    this.counts.set(key, count)
    for (const oldest of this.counts.keys()) {
      if (this.counts.size <= this.mostKeys) return
      this.counts.delete(oldest)
    }
  }
}
