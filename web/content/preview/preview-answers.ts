import { BoundedMap } from '#common/bounded-map.ts'

/** An answer of the lake in a preview, with the tags of the changes that invalidate it. */
export interface TaggedAnswer {
  value: unknown
  tags: readonly string[]
}

interface Held {
  ask: () => Promise<TaggedAnswer>
  answer: Promise<TaggedAnswer>
  /** Tags that invalidate it; null until known. */
  tags: readonly string[] | null
  askedFor: number
}

/** Listener for changes in the lake, drafts included. */
interface Changes {
  /** A change with these tags; `sequence` counts all changes. */
  onChange: (sequence: number, tags: readonly string[]) => void
  /** Changes may have been missed. */
  onGap: () => void
  /** The connection is lost. */
  onLost: () => void
}

interface Lake {
  /** The sequence of the newest change in the lake. */
  tip: () => Promise<number>
  /** Subscribes to changes. @returns unsubscribe */
  follow: (changes: Changes) => () => void
}

/** How long a render waits for a change that the lake has already made. */
const maxWaitMs = 300
/** Answers used this recently are fetched again as soon as they change. */
const recentMs = 30_000
/** Everything is dropped after this long without a preview. */
const idleMs = 600_000
const maxHeld = 300

/**
 * Cache of answers for previews. A page needs a dozen queries, of which an edit changes two, so answers are kept until
 * a change with their tags. Never stale: each render first asks the lake for its sequence and waits until all changes
 * up to it have arrived.
 */
export class PreviewAnswers {
  readonly #lake: Lake
  readonly #held = new BoundedMap<string, Held>(maxHeld)
  readonly #waiting = new Set<() => void>()
  #known = -1
  #stop: (() => void) | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(lake: Lake) {
    this.#lake = lake
  }

  /** Resolves when the cache reflects everything in the lake at the time of the call. @throws when the lake fails */
  async catchUp(): Promise<void> {
    this.#follow()
    const tip = await this.#lake.tip()
    if (this.#held.size > 0 && this.#known < tip && !(await this.#hearOf(tip))) this.#held.clear()
    this.#known = Math.max(this.#known, tip)
  }

  /** The cached answer, else that of `ask`. @throws what `ask` throws; nothing is cached then */
  async get(key: string, ask: () => Promise<TaggedAnswer>): Promise<unknown> {
    const held = this.#held.get(key) ?? this.#hold(key, ask)
    held.askedFor = Date.now()
    return (await held.answer).value
  }

  #hold(key: string, ask: () => Promise<TaggedAnswer>): Held {
    const held: Held = { ask, answer: ask(), tags: null, askedFor: Date.now() }
    this.#held.set(key, held)
    held.answer.then(
      ({ tags }) => {
        // Answers that no change invalidates are not cached.
        if (tags.length === 0) this.#drop(key, held)
        held.tags = tags
      },
      () => this.#drop(key, held),
    )
    return held
  }

  #drop(key: string, held: Held): void {
    if (this.#held.get(key) === held) this.#held.delete(key)
  }

  #follow(): void {
    this.#stop ??= this.#lake.follow({
      onChange: (sequence, tags) => this.#end(sequence, new Set(tags)),
      onGap: () => this.#held.clear(),
      onLost: () => {
        this.#stop = undefined
      },
    })
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.close(), idleMs).unref()
  }

  /**
   * Invalidates answers, and fetches recently used ones again, since a preview will ask for them in a moment; except
   * those in flight: if changes come faster than answers, not each of them causes a query.
   */
  #end(sequence: number, tags: ReadonlySet<string>): void {
    const since = Date.now() - recentMs
    const ended = [...this.#held].filter(([, held]) => held.tags?.some((tag) => tags.has(tag)) ?? true)
    for (const [key, held] of ended) {
      this.#held.delete(key)
      if (held.tags && held.askedFor > since) this.#hold(key, held.ask).askedFor = held.askedFor
    }
    this.#known = Math.max(this.#known, sequence)
    for (const look of this.#waiting) look()
  }

  /** Whether the change arrived in time. */
  #hearOf(sequence: number): Promise<boolean> {
    return new Promise((resolve) => {
      const finish = (isKnown: boolean) => {
        clearTimeout(timer)
        this.#waiting.delete(look)
        resolve(isKnown)
      }
      const look = () => this.#known >= sequence && finish(true)
      const timer = setTimeout(() => finish(false), maxWaitMs)
      this.#waiting.add(look)
    })
  }

  /** Unsubscribes and drops all answers; the next render starts over. */
  close(): void {
    clearTimeout(this.#idle)
    this.#stop?.()
    this.#stop = undefined
    this.#held.clear()
    this.#known = -1
  }
}
