import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { defaultLocale } from '#locales/table.ts'
import { callBroker } from '#web/broker/client/call.ts'
import { minuteMs } from '#web/broker/history/bar-steps.ts'
import type { BarStore } from '#web/broker/history/bar-store.ts'
import type { FirstFills } from './first-fills.ts'
import { type FillQuestion, knownUntil, planFill } from './plan-fill.ts'
import { judgeTold } from './plan-told-bars.ts'

/** Between two questions; there is never more than one at a time. */
const pauseMs = 350
/** Without a bid for so long, something was missed. */
const gapMs = 2 * minuteMs
/** So many failures or refusals in a row, and the broker is left alone for a while. */
const maxInRow = 3
const retryMs = { failed: 5 * minuteMs, refused: 60 * minuteMs } as const

type Outcome = 'filled' | keyof typeof retryMs

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

  constructor(store: BarStore, fills: FirstFills) {
    this.#store = store
    this.#fills = fills
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
    if (this.#isRunning || this.#pending.size === 0 || performance.now() < this.#notBefore) return
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
    let inRow = 0
    for (const [index, { symbol, question, turn }] of asked.entries()) {
      const outcome = await this.#ask(symbol, question)
      if (outcome === 'filled') this.#fills.note(symbol, question.step)
      if (asked[index + 1]?.turn !== turn) this.#fills.tell()
      inRow = outcome === 'filled' ? 0 : inRow + 1
      if (outcome === 'failed') missing.add(symbol)
      if (outcome !== 'filled' && inRow >= maxInRow) {
        this.#notBefore = performance.now() + retryMs[outcome]
        console.error(
          `the broker's history (QF1003) is ${outcome === 'failed' ? 'out of order' : 'not to be had'}; asked again in ${retryMs[outcome] / minuteMs} minutes`,
        )
        return
      }
      await sleep(pauseMs, undefined, { ref: false })
    }
    for (const { symbol } of asked) if (!missing.has(symbol)) this.#pending.delete(symbol)
    if (missing.size > 0) this.#notBefore = performance.now() + retryMs.failed
  }

  async #ask(symbol: string, question: FillQuestion): Promise<Outcome> {
    const { step, from } = question
    const body = { name: symbol, interval: step, from: new Date(from).toISOString() }
    const headers = { Language: defaultLocale }
    const { status, envelope } = await callBroker('QF1003', body, { locale: defaultLocale, headers })
    if (status >= 400 && status < 500) return 'refused'
    if (status !== 200) return 'failed'
    if (envelope.res !== 1) return 'refused'
    const now = Date.now()
    const { bars, complaint } = judgeTold(symbol, question, envelope.dt, now)
    if (complaint !== null) console.error(`the broker's bars of ${symbol}, ${step}: ${complaint}`)
    if (bars.length > 0) await this.#store.fill(symbol, step, bars, now)
    return 'filled'
  }
}
