import type { PollAnswer } from './ask-quotes.ts'
import { type Course, extendCourse, noCourse } from './course.ts'
import type { Quote } from './quote.ts'

/** Between the end of one poll and the start of the next, ms (requirements E8). */
const pollPause = 5_000
/** Age at which prices are marked as old, ms: within the ten seconds promised (architecture 8). */
const staleAfter = 9_000

/** `unavailable`: the first polls failed; `stale`: prices are old; `paused`: the visitor stopped them. */
export type QuoteState = 'loading' | 'live' | 'stale' | 'paused' | 'unavailable'

export interface Quotes {
  /** In the order asked for; one the broker does not know is absent. */
  quotes: readonly Quote[]
  state: QuoteState
  /** When the prices shown were the broker's, ms since 1970. */
  lastAt: number | null
  /** What was watched of each price since the page was opened. */
  courses: ReadonlyMap<string, Course>
}

export const noQuotes: Quotes = { quotes: [], state: 'loading', lastAt: null, courses: new Map() }

/** What a feed needs of the page around it. */
export interface FeedPage {
  isHidden: () => boolean
  /** Calls back when the tab is hidden or shown; returns how to stop that. */
  onVisibility: (callback: () => void) => () => void
}

/**
 * Polls one list of prices (requirements E8): the full list, five seconds' pause after its answer, and again,
 * while somebody listens, the tab is seen and nobody paused it. One poll never overlaps another.
 */
export class QuoteFeed {
  #now: Quotes = noQuotes
  #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #staleTimer: ReturnType<typeof setTimeout> | undefined
  #isAsking = false
  #isPaused = false
  #hasFailed = false
  /** No poll begins before it. */
  #notBefore = 0
  #leavePage: (() => void) | undefined
  readonly #ask: (previous: readonly Quote[]) => Promise<PollAnswer>
  readonly #page: FeedPage

  constructor(ask: (previous: readonly Quote[]) => Promise<PollAnswer>, page: FeedPage) {
    this.#ask = ask
    this.#page = page
  }

  /** The newest prices; the same object until something changes. */
  readonly current = (): Quotes => this.#now

  /** Listens, and begins to poll when nobody did; returns how to stop. */
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

  /** Stops the polls for everybody on the page, or goes on with them. */
  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused
    this.#schedule()
    this.#tell({})
  }

  /** The one place that decides whether and when the next poll begins. */
  #schedule(): void {
    const isWanted = this.#listeners.size > 0 && !this.#isPaused && !this.#page.isHidden()
    if (!isWanted) {
      clearTimeout(this.#timer)
      this.#timer = undefined
    } else if (!this.#isAsking && this.#timer === undefined) {
      this.#timer = setTimeout(() => void this.#poll(), Math.max(0, this.#notBefore - Date.now()))
    }
  }

  async #poll(): Promise<void> {
    this.#timer = undefined
    this.#isAsking = true
    const answer = await this.#ask(this.#now.quotes)
    this.#isAsking = false
    this.#notBefore = Date.now() + pollPause
    this.#hasFailed = answer === null
    if (answer) this.#take(answer)
    else this.#tell({})
    this.#schedule()
  }

  #take({ quotes, age }: NonNullable<PollAnswer>): void {
    const lastAt = Date.now() - age
    const courses = new Map(this.#now.courses)
    for (const { name, bid } of quotes) {
      courses.set(name, extendCourse(courses.get(name) ?? noCourse, lastAt, bid))
    }
    clearTimeout(this.#staleTimer)
    this.#staleTimer = setTimeout(() => this.#tell({}), Math.max(0, staleAfter - age))
    this.#tell({ quotes, lastAt, courses })
  }

  #tell(news: Partial<Quotes>): void {
    const next = { ...this.#now, ...news }
    this.#now = { ...next, state: this.#stateOf(next.lastAt) }
    for (const listener of this.#listeners) listener()
  }

  #stateOf(lastAt: number | null): QuoteState {
    if (this.#isPaused) return 'paused'
    if (lastAt === null) return this.#hasFailed ? 'unavailable' : 'loading'
    return Date.now() - lastAt >= staleAfter ? 'stale' : 'live'
  }
}
