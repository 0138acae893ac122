import type { freshness as shared } from '#web/serving/validity/freshness.ts'

/** The part of the freshness state that the hub observes. */
export type Expiries = Pick<typeof shared, 'tick' | 'isExpired' | 'onExpiry' | 'heard'>

export interface HubLimits {
  /** Streams in total and per internet address. */
  most: number
  maxPerAddress: number
  /** Interval of keep-alive events, by which both ends detect a dead connection. */
  heartbeat: number
}

/** Unread events after which a slow reader is disconnected; it reconnects. */
const maxUnread = 8

interface Reader {
  send: (event: Uint8Array) => void
  close: () => void
}

/** Readers of one page, notified together and once per publish. */
interface Audience {
  tags: readonly string[]
  readers: Set<Reader>
}

export interface Listening {
  /** Identifies the page; the same key has the same tags. */
  key: string
  /** Tags of the page: the expiry of one is news. */
  tags: readonly string[]
  /** On the freshness clock: the reader may lack what was published after this. */
  since: number
  address: string | null
}

const encoder = new TextEncoder()
const eventText = (name: string, data: object = {}): Uint8Array =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
const alive = eventText('alive')

/** That the page's content was published, and the position in the log from which on it has it. */
const newsAt = (seq: number): Uint8Array => eventText('news', { seq })

/**
 * Notifies open pages of publishes. One subscription to the site's expiries serves all visitors: a publish costs the
 * lake the same however many read.
 */
export class NewsHub {
  readonly #expiries: Expiries
  readonly #limits: HubLimits
  #audiences = new Map<string, Audience>()
  #perAddress = new Map<string, number>()
  #count = 0
  #heart: ReturnType<typeof setInterval> | undefined
  /** Expiries up to this moment have been sent. */
  #lastTold: number

  constructor(expiries: Expiries, limits: HubLimits) {
    this.#expiries = expiries
    this.#limits = limits
    this.#lastTold = expiries.tick()
    expiries.onExpiry(() => this.#tell())
  }

  /** Number of open streams. */
  get size(): number {
    return this.#count
  }

  /** A stream of server-sent events (`news`, `alive`); null when full. */
  listen({ key, tags, since, address }: Listening): ReadableStream<Uint8Array> | null {
    const fromAddress = address === null ? 0 : (this.#perAddress.get(address) ?? 0)
    if (this.#count >= this.#limits.most || fromAddress >= this.#limits.maxPerAddress) return null
    let leave: (() => void) | undefined
    return new ReadableStream({
      start: (controller) => {
        leave = this.#join(key, tags, address, controller)
        const isNews = this.#expiries.isExpired(tags, since)
        controller.enqueue(isNews ? newsAt(this.#expiries.heard) : alive)
      },
      cancel: () => leave?.(),
    })
  }

  /** Ends all streams, for shutdown. */
  close(): void {
    for (const { readers } of this.#audiences.values()) for (const reader of readers) reader.close()
  }

  #join(
    key: string,
    tags: readonly string[],
    address: string | null,
    controller: ReadableStreamDefaultController<Uint8Array>,
  ): () => void {
    const audience = this.#audiences.get(key) ?? { tags, readers: new Set<Reader>() }
    this.#audiences.set(key, audience)
    const leave = () => {
      if (!audience.readers.delete(reader)) return
      this.#count -= 1
      if (audience.readers.size === 0) this.#audiences.delete(key)
      if (address !== null) {
        const left = (this.#perAddress.get(address) ?? 1) - 1
        if (left > 0) this.#perAddress.set(address, left)
        else this.#perAddress.delete(address)
      }
      if (this.#count === 0) clearInterval(this.#heart)
    }
    const reader: Reader = {
      send: (event) => {
        if ((controller.desiredSize ?? 0) < -maxUnread) return reader.close()
        controller.enqueue(event)
      },
      close: () => {
        leave()
        controller.close()
      },
    }
    audience.readers.add(reader)
    this.#count += 1
    if (address !== null) this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1)
    if (this.#count === 1) {
      this.#heart = setInterval(() => this.#beat(), this.#limits.heartbeat)
      this.#heart.unref()
    }
    return leave
  }

  #beat(): void {
    for (const { readers } of this.#audiences.values()) for (const reader of readers) reader.send(alive)
  }

  #tell(): void {
    const news = newsAt(this.#expiries.heard)
    for (const { tags, readers } of this.#audiences.values()) {
      if (!this.#expiries.isExpired(tags, this.#lastTold)) continue
      for (const reader of readers) reader.send(news)
    }
    this.#lastTold = this.#expiries.tick()
  }
}
