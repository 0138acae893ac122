/** How long an answer is good for those who did not put the question, ms. */
export interface SharedTimes {
  /** The next question is put this long after the last good answer, and not before. */
  freshMs: number
  /**
   * An answer this old is handed out no more: who asks then waits for the next one. Without it a visitor
   * could get an answer at the end of its life each time, and hold it for one poll more.
   */
  maxAgeMs: number
  /** A failure is kept this long, so that a crowd does not put the question once each. */
  failureMs: number
}

interface Clock {
  now: () => number
  sleep: (ms: number) => Promise<void>
}

const machine: Clock = {
  now: () => performance.now(),
  sleep: async (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** Puts the question; another instance may have put it `age` ms ago. */
export type Ask<Answer> = () => Promise<{ answer: Answer; age: number }>

/**
 * One question for everybody: put only when somebody asks, at most once at a time, and again no sooner than
 * `freshMs` after a good answer, for one visitor or three thousand (quality 8).
 */
export class SharedAnswer<Answer> {
  #held: { answer: Answer; at: number; isGood: boolean } | undefined
  #next: Promise<{ answer: Answer; age: number }> | undefined
  readonly #ask: Ask<Answer>
  readonly #isGood: (answer: Answer) => boolean
  readonly #times: SharedTimes
  readonly #clock: Clock

  constructor(
    ask: Ask<Answer>,
    isGood: (answer: Answer) => boolean,
    times: SharedTimes,
    clock: Clock = machine,
  ) {
    this.#ask = ask
    this.#isGood = isGood
    this.#times = times
    this.#clock = clock
  }

  /** The answer and its age in ms. Rejects only when the question itself does. */
  async get(): Promise<{ answer: Answer; age: number }> {
    const { freshMs, maxAgeMs, failureMs } = this.#times
    const held = this.#held
    const age = held ? this.#clock.now() - held.at : 0
    if (held && age < (held.isGood ? maxAgeMs : failureMs)) return { answer: held.answer, age }
    this.#next ??= this.#renew(held?.isGood ? freshMs - age : 0).finally(() => {
      this.#next = undefined
    })
    return this.#next
  }

  async #renew(wait: number): Promise<{ answer: Answer; age: number }> {
    if (wait > 0) await this.#clock.sleep(wait)
    const { answer, age } = await this.#ask()
    this.#held = { answer, at: this.#clock.now() - age, isGood: this.#isGood(answer) }
    return { answer, age }
  }
}
