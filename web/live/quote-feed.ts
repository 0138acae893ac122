import { stopwatch } from '#web/lib/browser/stopwatch.ts'
import type { PollAnswer } from './ask-quotes.ts'
import { type Course, extendCourse, noCourse } from './course.ts'
import type { OpenPrices } from './open-prices.ts'
import type { Quote } from './quote.ts'

/** Pause between the end of a poll and the next (requirements E8). */
const pollIntervalMs = 5_000
/** Age at which prices are marked stale: within the ten seconds promised (architecture 8). */
const staleAfterMs = 9_000
/** Opening prices change daily: they are asked for with a poll, this long after the last time, ms. */
const opensAfterMs = 300_000
/** After a failure, ms: the page lacks what it compares prices with. */
const opensRetryMs = 10_000

/** `unavailable`: no poll has succeeded yet; `stale`: prices are old; `paused`: by the visitor. */
export type QuoteState = 'loading' | 'live' | 'stale' | 'paused' | 'unavailable'

export interface Quotes {
  /** In the order requested; unknown instruments are absent. */
  quotes: readonly Quote[]
  state: QuoteState
  /** The broker's time of these prices, ms since 1970. */
  lastAt: number | null
  /** The course of each instrument since the page was opened. */
  courses: ReadonlyMap<string, Course>
  opens: OpenPrices
}

export const noQuotes: Quotes = { quotes: [], state: 'loading', lastAt: null, courses: new Map(), opens: {} }

/** How a feed asks the broker. Neither rejects; null after a failure. */
export interface FeedCalls {
  quotes: (previous: readonly Quote[]) => Promise<PollAnswer>
  opens: () => Promise<OpenPrices | null>
}

/** What a feed needs to know about its page. */
export interface FeedPage {
  isHidden: () => boolean
  /** Subscribes to the tab being hidden or shown; returns unsubscribe. */
  onVisibility: (callback: () => void) => () => void
}

/**
 * Polls a list of prices (requirements E8) while there are listeners, the tab is visible and polling is not paused:
 * the full list, then five seconds' pause. Polls never overlap. With them go the opening prices, where they are due.
 */
export class QuoteFeed {
  #now: Quotes = noQuotes
  #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #staleTimer: ReturnType<typeof setTimeout> | undefined
  #isAsking = false
  #isPaused = false
  #hasFailed = false
  /** Since the end of the last poll. */
  #sincePoll: (() => number) | undefined
  /** The age of the prices. */
  #age: (() => number) | undefined
  #isAskingOpens = false
  #hasOpens = false
  /** Since the end of the last call for opening prices. */
  #sinceOpens: (() => number) | undefined
  #leavePage: (() => void) | undefined
  readonly #calls: FeedCalls
  readonly #page: FeedPage

  constructor(calls: FeedCalls, page: FeedPage) {
    this.#calls = calls
    this.#page = page
  }

  /** The latest prices; the same object until something changes. */
  readonly current = (): Quotes => this.#now

  get isFollowed(): boolean {
    return this.#listeners.size > 0
  }

  /** Subscribes, starting to poll for the first listener; returns unsubscribe. */
  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    this.#leavePage ??= this.#page.onVisibility(() => this.#schedule())
    this.#schedule()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#leavePage?.()
      this.#leavePage = undefined
      this.#schedule()
    }
  }

  /** Pauses or resumes polling for the whole page. */
  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused
    this.#schedule()
    this.#tell({})
  }

  /** Decides, in one place, whether and when the next poll starts. */
  #schedule(): void {
    const isWanted = this.#listeners.size > 0 && !this.#isPaused && !this.#page.isHidden()
    if (!isWanted) {
      clearTimeout(this.#timer)
      this.#timer = undefined
    } else if (!this.#isAsking && this.#timer === undefined) {
      const left = pollIntervalMs - (this.#sincePoll?.() ?? pollIntervalMs)
      this.#timer = setTimeout(() => void this.#poll(), Math.max(0, left))
    }
  }

  async #poll(): Promise<void> {
    this.#timer = undefined
    this.#isAsking = true
    void this.#followOpens()
    const answer = await this.#calls.quotes(this.#now.quotes)
    this.#isAsking = false
    this.#sincePoll = stopwatch()
    this.#hasFailed = answer === null
    if (answer) this.#take(answer)
    else this.#tell({})
    this.#schedule()
  }

  async #followOpens(): Promise<void> {
    const dueAfter = this.#hasOpens ? opensAfterMs : opensRetryMs
    if (this.#isAskingOpens || (this.#sinceOpens && this.#sinceOpens() < dueAfter)) return
    this.#isAskingOpens = true
    const opens = await this.#calls.opens()
    this.#isAskingOpens = false
    this.#sinceOpens = stopwatch()
    this.#hasOpens = opens !== null
    if (opens) this.#tell({ opens })
  }

  #take({ quotes, age }: NonNullable<PollAnswer>): void {
    const lastAt = Date.now() - age
    this.#age = stopwatch(age)
    const courses = new Map(this.#now.courses)
    for (const { name, bid } of quotes) {
      courses.set(name, extendCourse(courses.get(name) ?? noCourse, lastAt, bid))
    }
    clearTimeout(this.#staleTimer)
    this.#staleTimer = setTimeout(() => this.#tell({}), Math.max(0, staleAfterMs - age))
    this.#tell({ quotes, lastAt, courses })
  }

  #tell(news: Partial<Quotes>): void {
    const next = { ...this.#now, ...news }
    this.#now = { ...next, state: this.#state() }
    for (const listener of this.#listeners) listener()
  }

  #state(): QuoteState {
    if (this.#isPaused) return 'paused'
    if (!this.#age) return this.#hasFailed ? 'unavailable' : 'loading'
    return this.#age() >= staleAfterMs ? 'stale' : 'live'
  }
}
