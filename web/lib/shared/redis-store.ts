import { createClient, RESP_TYPES } from '@redis/client'
import { messageOf, problemOf } from './plan-problem.ts'

const connect = (url: string) =>
  createClient({
    url,
    name: 'halyard-site',
    // Whoever asks while it is away is answered at once.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 6), 2_000),
    },
  })

export type Redis = ReturnType<typeof connect>

/** A visitor does not wait longer for what the instance can do alone. */
const patienceMs = 400
/** An instance that starts does not wait longer for the first answer. */
const openingMs = 2_000
/** Interval of the probe that notices a store which answers but takes no writes, and its recovery. */
const probeIntervalMs = 5_000
const warningIntervalMs = 60_000

const withBytes = (client: Redis) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })

/**
 * Rejects when `work` takes longer than the patience. A render may hold up this process for longer than that: then the
 * answer lies unread, and the time is given anew.
 */
export const inTime = async <Result>(work: Promise<Result>, milliseconds = patienceMs): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const wait = (begunAt: number) => {
      timer = setTimeout(() => {
        const wasHeldUp = performance.now() - begunAt > milliseconds * 1.25
        if (wasHeldUp) wait(performance.now())
        else reject(new Error('no answer'))
      }, milliseconds)
    }
    wait(performance.now())
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * The Redis that several instances share. Whatever is done with it gives null while it fails: the instance then works
 * alone, `problem` says why, and the log once a minute. It comes back by itself.
 */
export class RedisStore {
  /** Why the instance works alone, as a sentence; null while all is well. */
  problem: string | null = 'The Redis of REDIS_URL has not answered yet.'
  readonly #client: Redis
  readonly #listener: Redis
  readonly #prefix: string
  readonly #onReturn = new Set<() => void>()
  #isProven = false
  #warnedAt = Number.NEGATIVE_INFINITY
  #probe: ReturnType<typeof setInterval> | undefined

  /** @param prefix of all its keys and channels */
  constructor(url: string, prefix: string) {
    this.#client = connect(url)
    this.#listener = connect(url)
    this.#prefix = prefix
    for (const client of [this.#client, this.#listener])
      client.on('error', (error: unknown) => this.#fail(error))
    this.#client.on('ready', () => void this.#prove())
  }

  /** Resolves after the first answer or failure; one that does not answer in two seconds counts as failed. */
  async open(): Promise<void> {
    this.#probe = setInterval(() => void this.#prove(), probeIntervalMs)
    this.#probe.unref()
    void this.#listener.connect().catch((error: unknown) => this.#fail(error))
    const connected = this.#client.connect().catch((error: unknown) => this.#fail(error))
    const failed = new Promise((resolve) => this.#client.once('error', resolve))
    await inTime(Promise.race([connected, failed]), openingMs).catch((error: unknown) => this.#fail(error))
    if (this.#client.isReady) await this.#prove()
  }

  close(): void {
    clearInterval(this.#probe)
    for (const client of [this.#client, this.#listener]) client.destroy()
  }

  key(...parts: readonly string[]): string {
    return [this.#prefix, ...parts].join(':')
  }

  /** The result of `work`; null while the store fails. */
  async use<Result>(work: (client: Redis) => Promise<Result>): Promise<Result | null> {
    if (!this.#isProven) return null
    return this.#try(() => work(this.#client))
  }

  /** As `use`, with answers as bytes. */
  useBytes<Result>(work: (client: ReturnType<typeof withBytes>) => Promise<Result>): Promise<Result | null> {
    return this.use(() => work(withBytes(this.#client)))
  }

  /** Calls `hear` with each text that an instance, this one too, announces on the channel. */
  async listen(channel: string, hear: (text: string) => void): Promise<void> {
    const subscribe = () => this.#listener.subscribe(this.key(channel), hear)
    if (this.#listener.isReady) await subscribe()
    else this.#listener.once('ready', () => void subscribe().catch((error: unknown) => this.#fail(error)))
  }

  async announce(channel: string, text: string): Promise<void> {
    await this.use((client) => client.publish(this.key(channel), text))
  }

  /** Calls `tell` whenever the store is usable again: what others announced meanwhile was not heard. */
  onReturn(tell: () => void): void {
    this.#onReturn.add(tell)
  }

  async #try<Result>(work: () => Promise<Result>): Promise<Result | null> {
    try {
      return await inTime(work())
    } catch (error) {
      this.#fail(error)
      return null
    }
  }

  /** A store that answers may still be full, or a replica: only a write tells. */
  async #prove(): Promise<void> {
    if (!this.#client.isReady) return
    const key = this.key('probe')
    const proof = await this.#try(() => this.#client.set(key, '1', { expiration: { type: 'EX', value: 60 } }))
    if (proof === null || this.#isProven) return
    this.#isProven = true
    this.problem = null
    console.log('The Redis of REDIS_URL is in use.')
    for (const tell of this.#onReturn) tell()
  }

  #fail(error: unknown): void {
    const problem = problemOf(error)
    const isNews = problem !== this.problem
    this.#isProven = false
    this.problem = problem
    const now = performance.now()
    if (!isNews && now - this.#warnedAt < warningIntervalMs) return
    this.#warnedAt = now
    console.error(`${problem} This instance works alone meanwhile (${messageOf(error)}).`)
  }
}
