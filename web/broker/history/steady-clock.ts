/** A wall clock that leaps by more than this is doubted, ms. */
const leapMs = 60_000
/** How long it has to run steadily until it is believed again, ms. */
const doubtMs = 600_000

/** Compares the wall clock with one that only runs forward. */
export class SteadyClock {
  #ahead: number | undefined
  #doubtedUntil = Number.NEGATIVE_INFINITY

  /**
   * @param wall what the wall clock shows, ms since 1970
   * @param running a clock that is never set, ms
   * @returns whether the wall clock can be believed; `leapt` once for each leap
   */
  look(wall: number, running: number): 'steady' | 'leapt' | 'doubted' {
    const ahead = wall - running
    const leap = this.#ahead === undefined ? 0 : Math.abs(ahead - this.#ahead)
    this.#ahead = ahead
    if (leap > leapMs) {
      this.#doubtedUntil = running + doubtMs
      return 'leapt'
    }
    return running < this.#doubtedUntil ? 'doubted' : 'steady'
  }
}
