interface Places {
  /** Answers made at once. */
  atOnce: number
  /** Waiting requests of one address, and of all. */
  waitingOfOne: number
  waitingOfAll: number
}

/** Longest pause between two answers while somebody waits, ms. */
const longestPause = 100
/** A place is given back after so long (ms), answered or not: who reads slowly must not hold it. */
const heldFor = 3_000

/**
 * Lets a few in at a time, in turns by address: who sends fifty requests at once waits for their own, and somebody
 * else's single one is next but one. While there is a queue each answer is followed by a pause as long as it took, so
 * that at least half of the time is left to what needs no place, such as stored pages.
 */
export class Turnstile {
  #free: number
  #waiting = 0
  /** Those that wait, by address; the address served last stands at the end. */
  readonly #queues = new Map<string, (() => void)[]>()
  readonly #places: Places

  constructor(places: Places) {
    this.#places = places
    this.#free = places.atOnce
  }

  /**
   * Calls `enter` when there is a place, at once if there is one now. It is given what gives the place back.
   * @returns false when too many wait already: then `enter` is never called
   */
  ask(address: string, enter: (leave: () => void) => void): boolean {
    const begin = () => enter(this.#hold())
    if (this.#free > 0) {
      this.#free -= 1
      begin()
      return true
    }
    const queue = this.#queues.get(address) ?? []
    const { waitingOfOne, waitingOfAll } = this.#places
    if (queue.length >= waitingOfOne || this.#waiting >= waitingOfAll) return false
    queue.push(begin)
    this.#queues.set(address, queue)
    this.#waiting += 1
    return true
  }

  #hold(): () => void {
    const begunAt = performance.now()
    let isHeld = true
    const leave = () => {
      if (!isHeld) return
      isHeld = false
      clearTimeout(timer)
      if (this.#waiting === 0) this.#free += 1
      else setTimeout(() => this.#next(), Math.min(performance.now() - begunAt, longestPause))
    }
    const timer = setTimeout(leave, heldFor)
    return leave
  }

  #next(): void {
    const [next] = this.#queues
    if (!next) {
      this.#free += 1
      return
    }
    const [address, queue] = next
    const begin = queue.shift()
    this.#queues.delete(address)
    if (queue.length > 0) this.#queues.set(address, queue)
    this.#waiting -= 1
    begin?.()
  }
}
