import { BoundedMap } from '#common/bounded-map.ts'

/** More than these would flood the lake: they are read when they are next asked for, and nothing waits for them. */
const maxOwed = 200
const maxAtOnce = 4
/** Failures of a lake that was there a moment before, behind which an answer is no longer waited for. */
const maxTries = 3
const maxKnown = 2_000

interface Question {
  key: string
  tags: readonly string[]
}

interface Source<Asked extends Question> {
  isExpired: (tags: readonly string[], readAt: number) => boolean
  /** The position up to which all expiries have been applied. */
  place: () => number
  /** The lake is not worth asking; `look` is to be called when it may be. */
  isAway: () => boolean
  /** The lake has failed and is not known to be back: a further failure says nothing about an answer. */
  hasFailed: () => boolean
  /** Asks the lake, and calls `arrived` with its answer. @returns whether it answered */
  ask: (read: Asked) => Promise<boolean>
  /** Called when `position` may have grown. */
  onMove: () => void
}

interface Owed<Asked> {
  read: Asked
  tries: number
}

/**
 * Answers of the lake that have expired and are not yet read again (record 65). They are read at once, a few at a time,
 * without a visitor who asks.
 */
export class ExpiredAnswers<Asked extends Question> {
  readonly #source: Source<Asked>
  readonly #current = new BoundedMap<string, { read: Asked; readAt: number }>(maxKnown)
  readonly #owed = new Map<string, Owed<Asked>>()
  readonly #reading = new Set<string>()
  readonly #trueAt = new BoundedMap<string, number>(maxKnown)

  constructor(source: Source<Asked>) {
    this.#source = source
  }

  /** How many answers have expired and are not yet read again. */
  get size(): number {
    return this.#owed.size
  }

  /** The position that no page may go beyond while answers are owed; Infinity when none is. */
  get position(): number {
    let least = Number.POSITIVE_INFINITY
    for (const key of this.#owed.keys()) least = Math.min(least, this.trueAt(key))
    return least
  }

  /** The greatest position at which the last answer is known to have been true; 0 when there was none. */
  trueAt(key: string): number {
    return this.#trueAt.get(key) ?? 0
  }

  /** The lake has answered what it was asked at `readAt`, when all expiries up to `position` had been applied. */
  arrived(read: Asked, readAt: number, position: number): void {
    const { key, tags } = read
    this.#trueAt.set(key, Math.max(position, this.#owed.has(key) ? this.trueAt(key) : 0))
    if (!this.#source.isExpired(tags, readAt)) {
      this.#current.set(key, { read, readAt })
      this.#owed.delete(key)
    }
    this.#source.onMove()
  }

  /** To be called when something has expired, before the place moves, and when the lake may be back. */
  look(): void {
    const place = this.#source.place()
    // The place of a log that has just begun is behind that of the log before.
    for (const key of this.#owed.keys()) this.#trueAt.set(key, Math.min(place, this.trueAt(key)))
    for (const [key, { read, readAt }] of this.#current) {
      if (!this.#source.isExpired(read.tags, readAt)) continue
      this.#current.delete(key)
      this.#trueAt.set(key, place)
      this.#owed.set(key, { read, tries: 0 })
    }
    if (this.#owed.size > maxOwed) {
      this.#owed.clear()
      this.#source.onMove()
    }
    this.#readOn()
  }

  #readOn(): void {
    if (this.#source.isAway()) return
    for (const [key, owed] of this.#owed) {
      if (this.#reading.size >= maxAtOnce) return
      if (!this.#reading.has(key)) void this.#readAgain(key, owed)
    }
  }

  async #readAgain(key: string, owed: Owed<Asked>): Promise<void> {
    this.#reading.add(key)
    const counts = !this.#source.hasFailed()
    const isAnswered = await this.#source.ask(owed.read).catch(() => false)
    this.#reading.delete(key)
    if (!isAnswered && counts) this.#failed(key, owed)
    this.#readOn()
  }

  #failed(key: string, owed: Owed<Asked>): void {
    owed.tries += 1
    if (owed.tries < maxTries || this.#owed.get(key) !== owed) return
    this.#owed.delete(key)
    this.#source.onMove()
  }
}
