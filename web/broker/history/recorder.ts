import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { judgeByHours } from '#web/broker/client/judged-bids.ts'
import type { Bid, IsOpen } from '#web/broker/client/plan-ticks.ts'
import { type Instruments, keepPolling, onBids } from '#web/broker/client/prices.ts'
import type { BarStore } from './bar-store.ts'
import { minuteMs } from './bar-steps.ts'
import { barQuestions } from './fill/bar-questions.ts'
import { Filler } from './fill/fill.ts'
import { type FirstFills, firstFills } from './fill/first-fills.ts'
import { barStore } from './open-store.ts'
import { endMinutes, type OpenMinutes, seeBids } from './plan-minutes.ts'
import { bidsToRecord } from './plan-seen.ts'
import { SteadyClock } from './steady-clock.ts'

/** As an open page polls (requirements E8): five seconds after each answer. */
const pauseMs = 5_000

export interface RecorderOptions {
  instruments: Instruments
  /** Loads what {@link IsOpen} needs; asked for each answer. */
  hours: () => Promise<IsOpen>
  /** Keep the poll running also with nobody looking. */
  isAlways: boolean
  /** Called when histories have been filled for the first time: what was drawn of them before is out of date. */
  onFilled: () => void
}

/** Makes bars of the bids of the shared poll. A minute is written when it is over: a crash loses the open one. */
class Recorder {
  #open: OpenMinutes = new Map()
  readonly #lastBids = new Map<string, string>()
  readonly #clock = new SteadyClock()
  readonly #store: BarStore
  readonly #hours: () => Promise<IsOpen>
  readonly #fills: FirstFills

  constructor(store: BarStore, fills: FirstFills, hours: () => Promise<IsOpen>) {
    this.#store = store
    this.#fills = fills
    this.#hours = hours
  }

  async see(bids: readonly Bid[], at: number): Promise<void> {
    if (!this.#isSteady(at)) return
    const seen = bidsToRecord(bids, at, await this.#hours(), this.#lastBids)
    for (const { name, bid } of bids) this.#lastBids.set(name, bid)
    const { open, done } = seeBids(this.#open, seen)
    this.#open = open
    await this.#write(done, at)
  }

  /** Writes the minutes that are over, also when no more bids come. */
  async endMinutes(now: number): Promise<void> {
    const { open, done } = endMinutes(this.#open, now)
    this.#open = open
    await this.#write(done, now)
  }

  #isSteady(at: number): boolean {
    const state = this.#clock.look(at, performance.now())
    if (state === 'leapt')
      console.error('the clock of this machine was set; prices are not recorded for the next ten minutes')
    return state === 'steady'
  }

  async #write(done: ReturnType<typeof endMinutes>['done'], now: number): Promise<void> {
    if (done.length === 0) return
    await this.#store.record(done, now)
    for (const { symbol } of done) this.#fills.note(symbol, '1m')
    this.#fills.tell()
  }
}

const reporting = (what: string) => (error: unknown) => {
  console.error(`${what}:`, error)
}

const pollForEver = async (instruments: Instruments): Promise<void> => {
  for (;;) {
    await keepPolling(instruments).catch(reporting('the prices to record cannot be asked for'))
    await sleep(pauseMs, undefined, { ref: false })
  }
}

/** Starts recording, and fills what was not seen from the broker's own bars. To be called once in a process. */
export const startRecorder = ({ instruments, hours, isAlways, onFilled }: RecorderOptions): void => {
  const store = barStore()
  const fills = firstFills()
  fills.onFilled = onFilled
  const recorder = new Recorder(store, fills, hours)
  const filler = new Filler(store, fills, barQuestions())
  judgeByHours(hours)
  onBids((seen, confirmed, at) => {
    recorder.see(confirmed, at).catch(reporting('prices could not be recorded'))
    filler.seen(
      seen.map(({ name }) => name),
      at,
    )
  })
  setInterval(() => {
    recorder.endMinutes(Date.now()).catch(reporting('prices could not be recorded'))
  }, minuteMs / 4).unref()
  if (isAlways) void pollForEver(instruments)
}
