import { freshness } from '#web/lib/freshness.ts'

/** Questions at a time: visitors ask the lake as well. */
const atOnce = 4
/** How long the position waits for them while the lake answers, ms: readers who have seen more wait as long. */
const patienceMs = 500
/** So long after an answer it is taken to give the next one, ms; one that hangs is known to be away only after 3 s. */
const answersMs = 100

interface Expired {
  again: () => Promise<unknown>
  hold: { position: number }
  isAsked: boolean
  /** Since it was asked for. */
  isExpiredAnew: boolean
}

/**
 * Answers of the lake that have expired, until they have been read again: at once, not when a visitor asks. Till then
 * the site says no position beyond them, since the lake may end first (record 65).
 */
export class ExpiredAnswers {
  readonly #expired = new Map<string, Expired>()
  #workers = 0
  #patience: ReturnType<typeof setTimeout> | undefined
  #readAt = 0

  /**
   * @param again asks the lake; a usable answer is then given to `read`
   * @param position up to which it was current
   */
  add(key: string, again: () => Promise<unknown>, position = freshness.place.position): void {
    if (this.#expired.has(key)) return
    const hold = { position }
    this.#expired.set(key, { again, hold, isAsked: false, isExpiredAnew: false })
    freshness.shown.hold(hold)
  }

  /** Up to which position an expired answer was current. */
  positionOf(key: string): number | undefined {
    return this.#expired.get(key)?.hold.position
  }

  /** The lake gave an answer that has everything up to `position`; it may have expired again since it was asked. */
  read(key: string, position: number, isExpired: boolean): void {
    this.#readAt = freshness.tick()
    const one = this.#expired.get(key)
    if (!one) return
    one.isExpiredAnew = isExpired
    if (isExpired) one.hold.position = position
    else this.#drop(key, one)
  }

  /** Asks for all of them, unless the lake is away; to be called when it is back. */
  readAgain(): void {
    if (this.#expired.size === 0 || freshness.lakeFailedAt > 0) return
    if (this.#patience === undefined) this.#wait(patienceMs)
    while (this.#workers < Math.min(atOnce, this.#expired.size)) void this.#work()
  }

  async #work(): Promise<void> {
    this.#workers += 1
    for (const [key, one] of this.#expired) {
      if (freshness.lakeFailedAt > 0) break
      if (!one.isAsked) await this.#ask(key, one)
    }
    this.#workers -= 1
  }

  async #ask(key: string, one: Expired): Promise<void> {
    one.isAsked = true
    one.isExpiredAnew = false
    try {
      await one.again()
    } catch (error) {
      if (freshness.lakeFailedAt === 0) console.error('expired content cannot be read again:', error)
    }
    one.isAsked = false
    if (freshness.lakeFailedAt > 0 || this.#expired.get(key) !== one) return
    if (one.isExpiredAnew) {
      // To the end, where this turn meets it once more.
      this.#expired.delete(key)
      this.#expired.set(key, one)
    } else {
      // The lake's answer is of no use, and waiting would not change that.
      this.#drop(key, one)
    }
  }

  #drop(key: string, { hold }: Expired): void {
    this.#expired.delete(key)
    freshness.shown.release(hold)
    if (this.#expired.size > 0) return
    clearTimeout(this.#patience)
    this.#patience = undefined
  }

  #wait(ms: number): void {
    this.#patience = setTimeout(() => this.#endPatience(), ms)
    this.#patience.unref()
  }

  /** They are still read, and are still older than the position. */
  #endPatience(): void {
    this.#patience = undefined
    if (freshness.lakeFailedAt > 0) return
    if (freshness.tick() - this.#readAt > answersMs) this.#wait(answersMs)
    else for (const { hold } of this.#expired.values()) freshness.shown.release(hold)
  }
}
