import { Worker } from 'node:worker_threads'
import type { FrontSettings, FromFront, ToFront } from './messages.ts'
import { PageFeed } from './page-feed.ts'

/** The pause before a thread that ended is started again: doubling, from the first to the second, ms. */
const pauses = { first: 100, most: 30_000 }
/** A thread that ran this long is healthy: the next pause is the shortest again. */
const healthyMs = 60_000

/** Memory of the thread, MB, beside the bodies it holds: a young generation for the garbage of many small requests. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 192 }

interface Keeper {
  settings: Omit<FrontSettings, 'flags' | 'counts' | 'shown'>
  /** Lets Next listen where visitors ask, while there is no thread. */
  listenInstead: () => Promise<void>
  /** Lets Next stop listening there, so that the thread can. */
  stopListening: () => Promise<void>
}

/** Keeps the thread of the first level running; while it is away, Next answers where it listened. */
export class FrontWorker {
  readonly feed = new PageFeed((message, transfer) => this.#worker?.postMessage(message, transfer ?? []))
  readonly #keeper: Keeper
  #worker: Worker | undefined
  #isEnding = false
  #endsInARow = 0
  #startedAt = 0
  #onListening: PromiseWithResolvers<void> = Promise.withResolvers()
  #onDrained: PromiseWithResolvers<void> = Promise.withResolvers()

  constructor(keeper: Keeper) {
    this.#keeper = keeper
  }

  /** Resolves when visitors are answered. @throws when the port cannot be had */
  start(): Promise<void> {
    this.#spawn()
    return this.#onListening.promise
  }

  /** Lets the thread answer what it has been asked, and end. */
  async end(): Promise<void> {
    this.#isEnding = true
    const worker = this.#worker
    if (!worker) return
    this.#send({ kind: 'drain' })
    await this.#onDrained.promise
    await worker.terminate()
  }

  #send(message: ToFront): void {
    this.#worker?.postMessage(message)
  }

  #spawn(): void {
    this.#startedAt = performance.now()
    const { flags, counts, shown } = this.feed
    const workerData: FrontSettings = { ...this.#keeper.settings, flags, counts, shown }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, resourceLimits })
    this.#worker = worker
    worker.on('message', (message: FromFront) => void this.#hear(message))
    worker.on('error', (error) => console.error('the first level failed:', error))
    worker.once('exit', (code) => this.#ended(code))
  }

  async #hear(message: FromFront): Promise<void> {
    if (message.kind === 'dropped') this.feed.dropped(message.key, message.slot)
    else if (message.kind === 'drained') this.#onDrained.resolve()
    else if (message.kind === 'ready') {
      await this.#keeper.stopListening()
      this.#send({ kind: 'listen' })
    } else if (message.kind === 'listening') {
      this.feed.begin()
      this.#onListening.resolve()
    } else {
      this.#onListening.reject(new Error(message.message))
      console.error('the first level cannot listen:', message.message)
      await this.#worker?.terminate()
    }
  }

  #ended(code: number): void {
    this.#worker = undefined
    this.feed.end()
    this.#onDrained.resolve()
    if (this.#isEnding) return
    this.#endsInARow = performance.now() - this.#startedAt > healthyMs ? 1 : this.#endsInARow + 1
    const pause = Math.min(pauses.most, pauses.first * 2 ** Math.min(this.#endsInARow - 1, 10))
    console.error(
      `the first level ended (${code}); Next answers alone, and it is started again in ${pause} ms`,
    )
    this.#keeper
      .listenInstead()
      .then(this.#onListening.resolve)
      .catch((error: unknown) => {
        this.#onListening.reject(error)
        console.error('the site cannot listen:', error)
      })
    setTimeout(() => {
      if (!this.#isEnding) this.#spawn()
    }, pause)
  }
}
