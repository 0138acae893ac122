import type { freshness as shared } from '#web/lib/freshness.ts'

/** The part of the site's freshness that the hub follows. */
export type Expiries = Pick<typeof shared, 'tick' | 'isExpired' | 'onExpiry'>

export interface HubLimits {
  /** Streams in all, and from one address of the network. */
  most: number
  mostPerAddress: number
  /** ms between two signs of life, so that both ends notice a line that is dead. */
  heartbeat: number
}

/** Answers waiting for a visitor who does not read; beyond it his stream ends and he comes back. */
const mostUnread = 8

interface Reader {
  send: (event: keyof typeof events) => void
  close: () => void
}

/** Readers of one page: they are told together, and what was told to them once is not told again. */
interface Audience {
  tags: readonly string[]
  readers: Set<Reader>
}

export interface Listening {
  /** Names the page; readers with the same key have the same tags. */
  key: string
  /** What the page shows: it is news when one of these expires. */
  tags: readonly string[]
  /** On the freshness clock: the reader's page may lack what was published after it. */
  since: number
  address: string | null
}

const encoder = new TextEncoder()
const eventText = (name: string): Uint8Array => encoder.encode(`event: ${name}\ndata: {}\n\n`)
const events = { news: eventText('news'), alive: eventText('alive') }

/**
 * Tells open pages that something they show was published. One watch over the site's expiries for all
 * visitors: a publish costs the lake nothing however many read.
 */
export class NewsHub {
  readonly #expiries: Expiries
  readonly #limits: HubLimits
  #audiences = new Map<string, Audience>()
  #perAddress = new Map<string, number>()
  #count = 0
  #heart: ReturnType<typeof setInterval> | undefined
  /** What expired before this moment was told to those who listened then. */
  #lastTold: number

  constructor(expiries: Expiries, limits: HubLimits) {
    this.#expiries = expiries
    this.#limits = limits
    this.#lastTold = expiries.tick()
    expiries.onExpiry(() => this.#tell())
  }

  /** Open streams. */
  get size(): number {
    return this.#count
  }

  /** A stream of server-sent events (`news`, `alive`), or null when there are as many as there may be. */
  listen({ key, tags, since, address }: Listening): ReadableStream<Uint8Array> | null {
    const fromAddress = address === null ? 0 : (this.#perAddress.get(address) ?? 0)
    if (this.#count >= this.#limits.most || fromAddress >= this.#limits.mostPerAddress) return null
    let leave: (() => void) | undefined
    return new ReadableStream({
      start: (controller) => {
        leave = this.#join(key, tags, address, controller)
        controller.enqueue(this.#expiries.isExpired(tags, since) ? events.news : events.alive)
      },
      cancel: () => leave?.(),
    })
  }

  /** Ends all streams, so that a server that stops need not wait for them. */
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
        if ((controller.desiredSize ?? 0) < -mostUnread) return reader.close()
        controller.enqueue(events[event])
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
    for (const { readers } of this.#audiences.values()) for (const reader of readers) reader.send('alive')
  }

  #tell(): void {
    for (const { tags, readers } of this.#audiences.values()) {
      if (!this.#expiries.isExpired(tags, this.#lastTold)) continue
      for (const reader of readers) reader.send('news')
    }
    this.#lastTold = this.#expiries.tick()
  }
}
