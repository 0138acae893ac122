import 'server-only'
import { minuteMs } from '#web/broker/history/bar-steps.ts'
import type { BarStore } from '#web/broker/history/bar-store.ts'
import type { BarQuestions } from './bar-questions.ts'
import type { FirstFills } from './first-fills.ts'
import { type FillQuestion, knownUntil, planFill } from './plan-fill.ts'

/** Without a bid for so long, something was missed. */
const gapMs = 2 * minuteMs
/** After a failure of some instruments alone. */
const retryMs = 5 * minuteMs

interface Asked {
  symbol: string
  question: FillQuestion
  /** Its place among the questions about its instrument. */
  turn: number
}

/**
 * Fills the history from the broker's own bars (QF1003): at the start what was never seen, later what was missed.
 * A broker without them is asked again after an hour.
 */
export class Filler {
  /** The instruments to ask about, with the instant since when nothing is known; undefined: as the store says. */
  readonly #pending = new Map<string, number | undefined>()
  readonly #known = new Set<string>()
  #lastSeen: number | undefined
  #notBefore = 0
  #isRunning = false
  readonly #store: BarStore
  readonly #fills: FirstFills
  readonly #asker: BarQuestions

  constructor(store: BarStore, fills: FirstFills, asker: BarQuestions) {
    this.#store = store
    this.#fills = fills
    this.#asker = asker
  }

  /** To be told of every answer with bids. */
  seen(symbols: readonly string[], at: number): void {
    const last = this.#lastSeen
    this.#lastSeen = at
    for (const symbol of symbols) {
      const isNew = !this.#known.has(symbol)
      this.#known.add(symbol)
      if (isNew) this.#pending.set(symbol, undefined)
      else if (last !== undefined && at - last > gapMs && !this.#pending.has(symbol))
        this.#pending.set(symbol, last)
    }
    if (this.#isRunning || this.#pending.size === 0) return
    if (this.#asker.isResting || performance.now() < this.#notBefore) return
    this.#isRunning = true
    this.#run()
      .catch((error: unknown) => console.error('the history could not be filled:', error))
      .finally(() => {
        this.#isRunning = false
      })
  }

  /** The questions of all instruments, the first of each before the second of any. */
  async #questions(): Promise<Asked[]> {
    const now = Date.now()
    const plans = await Promise.all(
      [...this.#pending].map(async ([symbol, missedSince]) => {
        const [since, last] = await Promise.all([
          this.#store.since(symbol),
          this.#store.last(symbol, '1m', now),
        ])
        const questions = planFill(now, missedSince ?? knownUntil(now, since, last))
        return questions.map((question, turn) => ({ symbol, question, turn }))
      }),
    )
    return plans.flat().toSorted((a, b) => a.turn - b.turn)
  }

  async #run(): Promise<void> {
    const asked = await this.#questions()
    const missing = new Set<string>()
    for (const [index, { symbol, question, turn }] of asked.entries()) {
      const { outcome, bars } = await this.#asker.ask(symbol, question)
      if (bars) {
        if (bars.length > 0) await this.#store.fill(symbol, question.step, bars, Date.now())
        this.#fills.note(symbol, question.step)
      }
      if (asked[index + 1]?.turn !== turn) this.#fills.tell()
      if (this.#asker.isResting) return
      if (outcome === 'failed') missing.add(symbol)
    }
    for (const { symbol } of asked) if (!missing.has(symbol)) this.#pending.delete(symbol)
    if (missing.size > 0) this.#notBefore = performance.now() + retryMs
  }
}
