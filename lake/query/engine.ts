import { Worker } from 'node:worker_threads'
import { HttpError, queryEvaluationError, unavailable } from '#lake/http/errors.ts'
import type { Logger } from '#lake/log/logger.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import type { FromThread, ToThread } from './messages.ts'
import { planQuery, type QueryRequest } from './plan.ts'
import { type QueryAnswer, runQuery } from './run.ts'
import { type Audience, type Perspective, viewOf } from './views.ts'

/** Up to this cost a query is answered at once; it takes some milliseconds at most. */
const cheap = 20_000
/** More costly queries than this do not wait at a time. */
const maximalWaiting = 100
/** Longest time a query may take, in milliseconds. */
const timeLimit = 10_000

type QueryMessage = Extract<ToThread, { kind: 'query' }>

interface Waiting {
  message: QueryMessage
  dataset: Dataset
  resolve: (answer: QueryAnswer) => void
  reject: (error: Error) => void
}

/**
 * Answers queries: cheap ones at once, all others in a thread of their own with a time limit, so that
 * no query keeps the lake from answering. The thread holds copies of the datasets it was asked about.
 */
export class QueryEngine {
  private readonly log: Logger
  private readonly limit: number
  private thread: Worker | undefined
  private readonly following = new Map<number, () => void>()
  private readonly waiting = new Map<number, Waiting>()
  private nextId = 1
  /** Runs for the query the thread is at: the oldest that waits. */
  private timer: NodeJS.Timeout | undefined
  private timed: number | undefined

  constructor(log: Logger, limit = timeLimit) {
    this.log = log
    this.limit = limit
  }

  /**
   * Answers a query as this audience sees the dataset.
   * @throws {HttpError} 400 when it cannot be read or evaluated, 408 when it takes too long, 503 when
   *   too many wait
   */
  async answer(
    dataset: Dataset,
    perspective: Perspective,
    audience: Audience,
    request: QueryRequest,
  ): Promise<QueryAnswer> {
    const view = viewOf(dataset, perspective, audience)
    const plan = planQuery(view, request)
    if (plan.cost <= cheap && !plan.isAsync) return runQuery(view, request, plan)
    if (this.waiting.size >= maximalWaiting)
      throw unavailable('Too many costly queries are waiting; try again')
    const { promise, resolve, reject } = Promise.withResolvers<QueryAnswer>()
    const id = this.nextId++
    const message: QueryMessage = { kind: 'query', id, datasetId: dataset.id, perspective, audience, request }
    this.waiting.set(id, { message, dataset, resolve, reject })
    this.ask(dataset, message)
    this.watch()
    return promise
  }

  async stop(): Promise<void> {
    for (const { reject } of this.waiting.values()) reject(unavailable('The lake is stopping'))
    this.waiting.clear()
    this.watch()
    await this.endThread()
  }

  private ask(dataset: Dataset, message: QueryMessage): void {
    const thread = (this.thread ??= this.startThread())
    if (!this.following.has(dataset.id)) {
      const { id, name, aclMode } = dataset
      const documents = dataset.documents.all.items
      thread.postMessage({ kind: 'load', dataset: { id, name, aclMode }, documents } satisfies ToThread, [])
      this.following.set(
        id,
        dataset.subscribe(({ sequence, changes }) => {
          const told = changes.map((change) => ({ id: change.id, after: change.after }))
          thread.postMessage(
            { kind: 'change', datasetId: id, sequence, changes: told } satisfies ToThread,
            [],
          )
        }),
      )
    }
    thread.postMessage(message, [])
  }

  private startThread(): Worker {
    const thread = new Worker(new URL('thread.ts', import.meta.url))
    thread.unref()
    thread.on('message', (message: FromThread) => this.settle(message))
    thread.on('error', (error) => {
      this.log.error('query thread failed', { reason: error.message })
      this.restart(thread)
    })
    return thread
  }

  private settle(message: FromThread): void {
    const waiting = this.waiting.get(message.id)
    if (waiting === undefined) return
    this.waiting.delete(message.id)
    this.watch()
    if ('answer' in message) waiting.resolve(message.answer)
    else waiting.reject(new HttpError(message.refusal.status, message.refusal.body, message.refusal.message))
  }

  private giveUp(id: number): void {
    const waiting = this.waiting.get(id)
    if (waiting === undefined) return
    this.waiting.delete(id)
    const seconds = this.limit / 1_000
    const { query } = waiting.message.request
    this.log.warn('query stopped', { dataset: waiting.dataset.name, seconds })
    waiting.reject(
      queryEvaluationError(408, query, `The query took longer than ${seconds} s and was stopped`),
    )
    this.restart(this.thread)
    this.watch()
  }

  /** Sets the clock for the query whose turn it is; those behind it have their full time yet. */
  private watch(): void {
    const [first] = this.waiting.keys()
    if (first === this.timed) return
    clearTimeout(this.timer)
    this.timed = first
    this.timer = first === undefined ? undefined : setTimeout(() => this.giveUp(first), this.limit)
  }

  /** A thread that is busy cannot be told to stop: it is ended, and the other queries are asked anew. */
  private restart(failed: Worker | undefined): void {
    if (failed === undefined || failed !== this.thread) return
    void this.endThread()
    for (const { dataset, message } of this.waiting.values()) this.ask(dataset, message)
  }

  private async endThread(): Promise<void> {
    const { thread } = this
    this.thread = undefined
    for (const unsubscribe of this.following.values()) unsubscribe()
    this.following.clear()
    await thread?.terminate()
  }
}
