import { stopping, tooMany } from '#lake/http/errors.ts'

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

/** What the readers of one holder may leave unread together, bytes. */
const backlogOfHolder = 32 * 1024 * 1024
/** What all readers may. */
const backlogOfAll = 128 * 1024 * 1024

/** What one stream has not been read of yet, counted with its holder and with all. */
export interface Backlog {
  readonly bytes: number
  set(bytes: number): void
  /** Whether the holder, or all together, leave too much unread, and this stream has a part in it. */
  isShareSpent(): boolean
}

/** The open streams of server-sent events of this process. */
export class Streams {
  private readonly limits: StreamLimits
  private readonly endings = new Map<() => void, string>()
  private readonly held = new Map<string, number>()
  private readonly unread = new Map<string, number>()
  private unreadOfAll = 0
  private isEnding = false

  constructor(limits: StreamLimits = defaultLimits) {
    this.limits = limits
  }

  get count(): number {
    return this.endings.size
  }

  /**
   * Enters a stream; `end` is called when the lake stops.
   * @returns what takes it out again
   * @throws {HttpError} 429 when its holder, or all together, have too many, 503 when the lake stops
   */
  admit({ kind, id }: StreamHolder, end: () => void): () => void {
    if (this.isEnding) throw stopping()
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

  /** Counts what a stream of this holder leaves unread. */
  backlog({ kind, id }: StreamHolder): Backlog {
    const key = `${kind} ${id}`
    let own = 0
    return {
      get bytes() {
        return own
      },
      set: (bytes) => {
        const ofHolder = (this.unread.get(key) ?? 0) + bytes - own
        this.unreadOfAll += bytes - own
        own = bytes
        if (ofHolder === 0) this.unread.delete(key)
        else this.unread.set(key, ofHolder)
      },
      isShareSpent: () =>
        own > 0 && ((this.unread.get(key) ?? 0) > backlogOfHolder || this.unreadOfAll > backlogOfAll),
    }
  }

  /** Ends all of them; their readers come back to the next lake. */
  endAll(): void {
    this.isEnding = true
    for (const end of this.endings.keys()) end()
  }
}
