import type { BarStep } from '#web/broker/history/bar-steps.ts'
import type { BarStore } from '#web/broker/history/bar-store.ts'
import { barStore } from '#web/broker/history/open-store.ts'
import { wasFetched } from './plan-fill.ts'
import { siteProcess } from '#web/lib/site-process.ts'

/** Fills are told together: at the end of a round of questions, or this long after the first, where the broker is slow. */
const maxWaitMs = 10_000

/** Which bars of which instruments are there as far back as they will ever be; says so once for each. */
export class FirstFills {
  /** Called when some have been filled for the first time; by the recorder's process alone. */
  onFilled: () => void = () => {}
  readonly #filled = new Set<string>()
  #due: NodeJS.Timeout | undefined
  readonly #store: Pick<BarStore, 'since'>

  constructor(store: Pick<BarStore, 'since'>) {
    this.#store = store
  }

  /** Whether nothing more is to come of the past. While it is not, more may be there by the time it is read. */
  async isFilled(symbol: string, step: BarStep, now: number): Promise<boolean> {
    const key = `${symbol} ${step}`
    if (this.#filled.has(key)) return true
    if (!wasFetched(now, await this.#store.since(symbol))) return false
    this.#filled.add(key)
    return true
  }

  /** Bars are there; of minutes, the first that was recorded. */
  note(symbol: string, step: BarStep): void {
    const key = `${symbol} ${step}`
    if (this.#filled.has(key)) return
    this.#filled.add(key)
    this.#due ??= setTimeout(() => this.tell(), maxWaitMs).unref()
  }

  /** Tells of what was noted, if anything was. */
  tell(): void {
    if (this.#due === undefined) return
    clearTimeout(this.#due)
    this.#due = undefined
    this.onFilled()
  }
}

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    firstFills?: FirstFills | undefined
  }
}

/** What the recorder has filled, and pages ask for. */
export const firstFills = (): FirstFills => (siteProcess.firstFills ??= new FirstFills(barStore()))
