import { BoundedMap } from '#common/bounded-map.ts'

/** The lake's answer to a question of a preview, and the tags of the changes that end it. */
export interface TaggedAnswer {
  value: unknown
  tags: readonly string[]
}

interface Held {
  ask: () => Promise<TaggedAnswer>
  answer: Promise<TaggedAnswer>
  /** What ends the answer; unknown as long as it has not come. */
  tags: readonly string[] | null
  askedFor: number
}

/** What happens in the lake, drafts included. */
interface Changes {
  /** Something with these tags changed; `sequence` counts all changes. */
  onChange: (sequence: number, tags: readonly string[]) => void
  /** Changes may have been missed. */
  onGap: () => void
  /** No changes come any more. */
  onLost: () => void
}

interface Lake {
  /** The number of the newest change, asked of the lake. */
  tip: () => Promise<number>
  /** Follows the changes. @returns how to stop */
  follow: (changes: Changes) => () => void
}

/** How long a render waits to hear of a change that the lake has made already, ms. */
const patience = 300
/** Answers an editor was given this lately are asked for again as soon as they change, ms. */
const lately = 30_000
/** Nobody previews any longer: the answers go, ms. */
const idleFor = 600_000
const mostHeld = 300

/**
 * Answers for previews. A page asks the lake a dozen questions, and what an editor types changes the answers to two
 * of them, so the others are held until a change of the lake names their tags. Nothing stale is given out: before
 * its questions each render asks the lake how far it is, and waits until all changes up to there are known here.
 */
export class PreviewAnswers {
  readonly #lake: Lake
  readonly #held = new BoundedMap<string, Held>(mostHeld)
  readonly #waiting = new Set<() => void>()
  #known = -1
  #stop: (() => void) | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(lake: Lake) {
    this.#lake = lake
  }

  /** From when this resolves, answers hold everything that was in the lake at the call. @throws when the lake fails */
  async catchUp(): Promise<void> {
    this.#follow()
    const tip = await this.#lake.tip()
    if (this.#held.size > 0 && this.#known < tip && !(await this.#hearOf(tip))) this.#held.clear()
    this.#known = Math.max(this.#known, tip)
  }

  /** The answer held under a key, else the one that `ask` gets. @throws what `ask` does; then nothing is held */
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
        // What says of no change that it ends there is asked anew each time.
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
    this.#idle = setTimeout(() => this.close(), idleFor).unref()
  }

  /**
   * Ends answers; those that a page in preview showed lately will be asked for in a moment, so they are now. Not so
   * what is on its way: where changes come faster than answers, the lake is not asked for each of them.
   */
  #end(sequence: number, tags: ReadonlySet<string>): void {
    const since = Date.now() - lately
    const ended = [...this.#held].filter(([, held]) => held.tags?.some((tag) => tags.has(tag)) ?? true)
    for (const [key, held] of ended) {
      this.#held.delete(key)
      if (held.tags && held.askedFor > since) this.#hold(key, held.ask).askedFor = held.askedFor
    }
    this.#known = Math.max(this.#known, sequence)
    for (const look of this.#waiting) look()
  }

  /** Whether a change came to be known in time. */
  #hearOf(sequence: number): Promise<boolean> {
    return new Promise((resolve) => {
      const finish = (isKnown: boolean) => {
        clearTimeout(timer)
        this.#waiting.delete(look)
        resolve(isKnown)
      }
      const look = () => this.#known >= sequence && finish(true)
      const timer = setTimeout(() => finish(false), patience)
      this.#waiting.add(look)
    })
  }

  /** Lets go of the lake and of all answers; the next render begins anew. */
  close(): void {
    clearTimeout(this.#idle)
    this.#stop?.()
    this.#stop = undefined
    this.#held.clear()
    this.#known = -1
  }
}
