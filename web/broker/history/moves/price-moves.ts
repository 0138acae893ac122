import { BoundedMap } from '#common/bounded-map.ts'
import type { BarStore } from '#web/broker/history/bar-store.ts'
import { minuteMs } from '#web/broker/history/bar-steps.ts'
import type { BarQuestions } from '#web/broker/history/fill/bar-questions.ts'
import type { MovesState, PriceMove } from './move.ts'
import type { SqliteMoveStore } from './move-store.ts'
import { isHourOver, isSameMove, isWholeMove, mergeMoves, minutesAround, movesAfter } from './plan-moves.ts'

export interface KnownMoves {
  /** In the order of the instants; null where no price is known. */
  moves: readonly (PriceMove | null)[]
  state: MovesState
}

/** Questions that wait; who comes when there are more asks again. */
const maxWaiting = 240
/** What the broker had no bars of is asked for again after a while, and sooner what it did not answer. */
const againMs = { told: 6 * 60 * minuteMs, refused: 60 * minuteMs, failed: 5 * minuteMs } as const
const maxRemembered = 20_000

interface Waiting {
  symbol: string
  at: number
}

interface Asked {
  outcome: keyof typeof againMs
  /** The instant asked about; what is refused of one is refused of those before it. */
  at: number
  /** Steady clock, ms. */
  until: number
}

const keyOf = ({ symbol, at }: Waiting): string => `${symbol} ${at}`

/**
 * What prices did after instants: kept moves, then the site's own bars, then the broker's (QF1003), which are asked for
 * behind the answer. What is found is kept.
 */
export class PriceMoves {
  readonly #waiting = new Map<string, Waiting>()
  readonly #asked = new BoundedMap<string, Asked>(maxRemembered)
  #isRunning = false
  readonly #bars: Pick<BarStore, 'read'>
  readonly #store: SqliteMoveStore
  readonly #asker: Pick<BarQuestions, 'ask' | 'isResting'>

  constructor(
    bars: Pick<BarStore, 'read'>,
    store: SqliteMoveStore,
    asker: Pick<BarQuestions, 'ask' | 'isResting'>,
  ) {
    this.#bars = bars
    this.#store = store
    this.#asker = asker
  }

  /** What is known now of the moves of an instrument after some instants, ms since 1970. Never rejects. */
  async after(symbol: string, instants: readonly number[], now: number): Promise<KnownMoves> {
    // What is answered while this reads was not read.
    const before = new Set(this.#waiting.keys())
    const moves = await Promise.all(instants.map((at) => this.#known(symbol, at, now)))
    const missing = instants
      .filter((at, index) => !isWholeMove(moves[index] ?? null) && isHourOver(at, now))
      .map((at) => ({ symbol, at }))
      // The newest first: a broker may keep its minutes for some months.
      .toSorted((a, b) => b.at - a.at)
    const states = missing.map((one) => (before.has(keyOf(one)) ? 'asking' : this.#look(one)))
    this.#start()
    const state = states.includes('asking') ? 'asking' : states.includes('away') ? 'away' : 'known'
    return { moves, state }
  }

  async #known(symbol: string, at: number, now: number): Promise<PriceMove | null> {
    const kept = this.#store.read(symbol, at)
    if (isWholeMove(kept)) return kept
    const { from, to } = minutesAround(at)
    const seen = movesAfter(await this.#bars.read(symbol, '1m', from, to), at, now)
    const move = mergeMoves(kept, seen)
    // Until the hour is over the bars say it all, and a minute may still grow.
    if (move && isHourOver(at, now) && !isSameMove(move, kept)) this.#store.keep(symbol, at, move)
    return move
  }

  /** Puts a question into the queue, unless it was answered, or could not be, a while ago. */
  #look(one: Waiting): MovesState {
    const key = keyOf(one)
    if (this.#waiting.has(key)) return 'asking'
    const isHeld = (asked?: Asked) => asked && one.at <= asked.at && performance.now() < asked.until
    const last = [key, one.symbol].map((name) => this.#asked.get(name)).find(isHeld)
    if (last) return last.outcome === 'told' ? 'known' : 'away'
    if (this.#asker.isResting) return 'away'
    if (this.#waiting.size < maxWaiting) this.#waiting.set(key, one)
    return 'asking'
  }

  #start(): void {
    if (this.#isRunning || this.#waiting.size === 0) return
    this.#isRunning = true
    this.#run()
      .catch((error: unknown) => console.error('prices after releases could not be asked for:', error))
      .finally(() => {
        this.#isRunning = false
      })
  }

  async #run(): Promise<void> {
    for (const one of this.#waiting.values()) {
      const { symbol, at } = one
      const { from } = minutesAround(at)
      const { outcome, bars } = await this.#asker.ask(symbol, { step: '1m', from })
      this.#waiting.delete(keyOf(one))
      if (outcome === 'resting') {
        this.#waiting.clear()
        return
      }
      const move = bars ? movesAfter(bars, at, Date.now()) : null
      if (move) this.#store.keep(symbol, at, move)
      const asked = { outcome, at, until: performance.now() + againMs[outcome] }
      this.#asked.set(outcome === 'refused' ? symbol : keyOf(one), asked)
      if (outcome !== 'refused') continue
      for (const [key, other] of this.#waiting)
        if (other.symbol === symbol && other.at <= at) this.#waiting.delete(key)
    }
  }
}
