import { tooMany } from '#lake/http/errors.ts'

/** How many streams may be open: by one user, by one address without a token, and by all. */
interface StreamLimits {
  perUser: number
  perAddress: number
  all: number
}

/**
 * One open Studio document holds about ten; a browser's own limit is far below the one for a user.
 * The site's server counts as one user.
 */
const defaultLimits: StreamLimits = { perUser: 500, perAddress: 200, all: 5_000 }

/** Seconds after which somebody at the limit may ask again. */
const pause = 5

/** Who holds a stream. */
export interface StreamHolder {
  kind: 'user' | 'address'
  id: string
}

/** The open streams of server-sent events of this process. */
export class Streams {
  private readonly limits: StreamLimits
  private readonly endings = new Map<() => void, string>()
  private readonly held = new Map<string, number>()

  constructor(limits: StreamLimits = defaultLimits) {
    this.limits = limits
  }

  get count(): number {
    return this.endings.size
  }

  /**
   * Enters a stream; `end` is called when the lake stops.
   * @returns what takes it out again
   * @throws {HttpError} 429 when its holder, or all together, have too many
   */
  admit({ kind, id }: StreamHolder, end: () => void): () => void {
    const key = `${kind} ${id}`
    const held = this.held.get(key) ?? 0
    const limit = kind === 'user' ? this.limits.perUser : this.limits.perAddress
    if (held >= limit) throw tooMany(`${limit} event streams are open already; close some of them`, pause)
    if (this.count >= this.limits.all) throw tooMany('Too many event streams are open', pause)
    this.held.set(key, held + 1)
    this.endings.set(end, key)
    return () => {
      if (!this.endings.delete(end)) return
      const left = (this.held.get(key) ?? 1) - 1
      if (left === 0) this.held.delete(key)
      else this.held.set(key, left)
    }
  }

  /** Ends all of them; their readers come back to the next lake. */
  endAll(): void {
    for (const end of this.endings.keys()) end()
  }
}
