import type { Locale } from '#locales/table.ts'
import type { Period } from './plan-days.ts'
import { nextReading, periodAround } from './plan-reading.ts'
import type { Release } from './release.ts'

/** What the broker said of a stretch of days. */
export interface Read extends Period {
  releases: readonly Release[]
  /** When it said so, ms since 1970. */
  at: number
}

/** Asks the broker; null after a failure, never rejects. */
export type AskReleases = (locale: Locale, period: Period) => Promise<Read | null>

/** What was read longer ago is not shown any more, ms. */
const maxAgeMs = 3_600_000

/**
 * The calendar as the broker said it last, in each language. It asks when somebody reads what is due to be read anew, and
 * outside of the render that does: Next takes a call in a render for a page that is drawn for each visitor.
 */
export class ReleaseReader {
  readonly #known = new Map<Locale, Read>()
  readonly #asked = new Map<Locale, PromiseWithResolvers<void>>()
  #wake = Promise.withResolvers<void>()
  readonly #ask: AskReleases

  constructor(ask: AskReleases) {
    this.#ask = ask
  }

  /** Answers from now on. */
  start(): void {
    void this.#answer()
  }

  /**
   * @param maxWaitMs a broker that takes longer leaves what was known before
   * @returns null where the broker has said nothing for an hour
   */
  async read(locale: Locale, now: number, maxWaitMs: number): Promise<Read | null> {
    const period = periodAround(now)
    const known = () => {
      const read = this.#known.get(locale)
      return read && read.from === period.from && now - read.at < maxAgeMs ? read : null
    }
    const held = known()
    if (held && now < nextReading(held.releases, held.at)) return held
    let asked = this.#asked.get(locale)
    if (!asked) {
      asked = Promise.withResolvers<void>()
      this.#asked.set(locale, asked)
      this.#wake.resolve()
    }
    const { promise: isLate, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, maxWaitMs)
    await Promise.race([asked.promise, isLate])
    clearTimeout(timer)
    return known()
  }

  async #answer(): Promise<never> {
    for (;;) {
      await this.#wake.promise
      this.#wake = Promise.withResolvers<void>()
      for (const [locale, asked] of this.#asked) void this.#read(locale, asked)
    }
  }

  readonly #reading = new Set<Locale>()

  async #read(locale: Locale, asked: PromiseWithResolvers<void>): Promise<void> {
    if (this.#reading.has(locale)) return
    this.#reading.add(locale)
    const read = await this.#ask(locale, periodAround(Date.now()))
    if (read) this.#known.set(locale, read)
    this.#reading.delete(locale)
    this.#asked.delete(locale)
    asked.resolve()
  }
}
