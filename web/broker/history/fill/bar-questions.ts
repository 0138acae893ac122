import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { defaultLocale } from '#locales/table.ts'
import { callBroker } from '#web/broker/client/call.ts'
import { minuteMs } from '#web/broker/history/bar-steps.ts'
import type { Bar } from '#web/broker/history/history.ts'
import { siteProcess } from '#web/lib/site-process.ts'
import type { FillQuestion } from './plan-fill.ts'
import { judgeTold } from './plan-told-bars.ts'

/** Between two questions; there is never more than one at a time. */
const pauseMs = 350
/** So many failures or refusals in a row, and the broker is left alone for a while. */
const maxInRow = 3
const retryMs = { failed: 5 * minuteMs, refused: 60 * minuteMs } as const

/** The sound bars of an answer; or why there is none: the broker failed, refuses, or is left alone for now. */
export type ToldBars =
  | { outcome: 'told'; bars: readonly Bar[] }
  | { outcome: keyof typeof retryMs | 'resting'; bars: null }

/** Asks the broker for bars (QF1003), for all of the site: one question at a time, three a second at most. */
export class BarQuestions {
  #lane: Promise<unknown> = Promise.resolve()
  #inRow = 0
  #notBefore = 0

  /** After failures or refusals in a row; every question is answered at once then, without the broker. */
  get isResting(): boolean {
    return performance.now() < this.#notBefore
  }

  /** Puts a question after those that wait. What is not sound in its answer is left out with a line in the log. */
  ask(symbol: string, question: FillQuestion): Promise<ToldBars> {
    const told = this.#lane.then(() => this.#put(symbol, question))
    const pause = () => (this.isResting ? undefined : sleep(pauseMs, undefined, { ref: false }))
    this.#lane = told.then(pause, pause)
    return told
  }

  async #put(symbol: string, question: FillQuestion): Promise<ToldBars> {
    if (this.isResting) return { outcome: 'resting', bars: null }
    const { step, from } = question
    const body = { name: symbol, interval: step, from: new Date(from).toISOString() }
    const headers = { Language: defaultLocale }
    const { status, envelope } = await callBroker('QF1003', body, { locale: defaultLocale, headers })
    if (status === 200 && envelope.res === 1) {
      this.#inRow = 0
      const { bars, complaint } = judgeTold(symbol, question, envelope.dt, Date.now())
      if (complaint !== null) console.error(`the broker's bars of ${symbol}, ${step}: ${complaint}`)
      return { outcome: 'told', bars }
    }
    const outcome = status === 200 || (status >= 400 && status < 500) ? 'refused' : 'failed'
    this.#inRow += 1
    if (this.#inRow >= maxInRow) this.#rest(outcome)
    return { outcome, bars: null }
  }

  #rest(outcome: keyof typeof retryMs): void {
    this.#inRow = 0
    this.#notBefore = performance.now() + retryMs[outcome]
    console.error(
      `the broker's history (QF1003) is ${outcome === 'failed' ? 'out of order' : 'not to be had'}; asked again in ${retryMs[outcome] / minuteMs} minutes`,
    )
  }
}

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    barQuestions?: BarQuestions | undefined
  }
}

/** The one who asks in this process. */
export const barQuestions = (): BarQuestions => (siteProcess.barQuestions ??= new BarQuestions())
