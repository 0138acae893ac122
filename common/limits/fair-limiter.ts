import { FairQueue } from './fair-queue.ts'

interface Limits {
  /** Responses produced concurrently. */
  concurrent: number
  /** Queued requests per address, and in total. */
  queuedPerAddress: number
  queuedTotal: number
  /** Longest pause between two responses while requests are queued, ms; 0 for none. */
  maxPauseMs: number
  /** A slot is released after this long even if the response is unfinished, ms: a slow reader must not hold it. */
  maxSlotMs: number
}

/**
 * Limits concurrency with a fair queue, round robin by address: an address that sends fifty requests waits behind its
 * own, another's single one is next. With pauses, each response is followed by one of the same length while requests are
 * queued, leaving at least half of the time to requests that need no slot, such as cached pages.
 */
export class FairLimiter {
  #free: number
  readonly #waiting: FairQueue<() => void>
  readonly #limits: Limits

  constructor(limits: Limits) {
    this.#limits = limits
    this.#free = limits.concurrent
    this.#waiting = new FairQueue({
      running: limits.concurrent,
      waiting: limits.queuedPerAddress,
      allWaiting: limits.queuedTotal,
    })
  }

  /**
   * Calls `enter` when a slot is free, immediately if there is one, passing the function that releases it.
   * @returns false when the queue is full: `enter` is never called
   */
  ask(address: string, enter: (leave: () => void) => void): boolean {
    const begin = () => enter(this.#hold())
    if (this.#free > 0) {
      this.#free -= 1
      begin()
      return true
    }
    if (this.#waiting.exceededLimit(address) !== undefined) return false
    this.#waiting.add(address, () => {
      this.#waiting.finished(address)
      begin()
    })
    return true
  }

  #hold(): () => void {
    const { maxPauseMs, maxSlotMs } = this.#limits
    const begunAt = performance.now()
    let isHeld = true
    const leave = () => {
      if (!isHeld) return
      isHeld = false
      clearTimeout(timer)
      if (this.#waiting.isEmpty()) this.#free += 1
      else if (maxPauseMs === 0) this.#next()
      else setTimeout(() => this.#next(), Math.min(performance.now() - begunAt, maxPauseMs))
    }
    const timer = setTimeout(leave, maxSlotMs)
    return leave
  }

  #next(): void {
    const begin = this.#waiting.next(this.#limits.concurrent)
    if (begin) begin()
    else this.#free += 1
  }
}
