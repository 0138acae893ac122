import { stopping, tooMany } from '#lake/http/errors.ts'

/** Maximum number of open streams: of one user, of one address without a token, and of all. */
interface StreamLimits {
  perUser: number
  perAddress: number
  all: number
}

/**
 * One open Studio document holds about ten; a browser's own limit is far lower. The site's server counts as
 * one user.
 */
const defaultLimits: StreamLimits = { perUser: 500, perAddress: 200, all: 5_000 }

/** `Retry-After` at the limit, in seconds. */
const retryAfterSeconds = 5

/** Whose stream it is. */
export interface StreamHolder {
  kind: 'user' | 'address'
  id: string
}

/** Unread bytes of all streams of one holder. */
const maxHolderBacklogBytes = 32 * 1024 * 1024
/** Unread bytes of all streams. */
const maxTotalBacklogBytes = 128 * 1024 * 1024

/** Unread bytes of one stream, counted with its holder and with all. */
export interface Backlog {
  readonly bytes: number
  set(bytes: number): void
  /** Whether the holder, or all together, have too many unread bytes, some of them on this stream. */
  isOverLimit(): boolean
}

/** The open event streams of this process. */
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
   * Registers a stream; `end` is called when the lake stops.
   * @returns what removes it
   * @throws {HttpError} 429 when its holder, or all together, have too many, 503 when the lake stops
   */
  admit({ kind, id }: StreamHolder, end: () => void): () => void {
    if (this.isEnding) throw stopping()
    const key = `${kind} ${id}`
    const held = this.held.get(key) ?? 0
    const limit = kind === 'user' ? this.limits.perUser : this.limits.perAddress
    if (held >= limit)
      throw tooMany(`${limit} event streams are open already; close some of them`, retryAfterSeconds)
    if (this.count >= this.limits.all) throw tooMany('Too many event streams are open', retryAfterSeconds)
    this.held.set(key, held + 1)
    this.endings.set(end, key)
    return () => {
      if (!this.endings.delete(end)) return
      const left = (this.held.get(key) ?? 1) - 1
      if (left === 0) this.held.delete(key)
      else this.held.set(key, left)
    }
  }

  /** Counts the unread bytes of a stream of this holder. */
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
      isOverLimit: () =>
        own > 0 &&
        ((this.unread.get(key) ?? 0) > maxHolderBacklogBytes || this.unreadOfAll > maxTotalBacklogBytes),
    }
  }

  /** Ends all streams; their clients reconnect to the next lake. */
  endAll(): void {
    this.isEnding = true
    for (const end of this.endings.keys()) end()
  }
}
