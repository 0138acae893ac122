import { HttpError, queryEvaluationError, unavailable } from '#lake/http/errors.ts'
import type { Logger } from '#lake/log/logger.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { answerFields, tooMuchMemory } from './answer.ts'
import type { FromThread, Question } from './messages.ts'
import { planQuery, type QueryRequest } from './plan.ts'
import { QueryThread } from './query-thread.ts'
import { runQuery } from './run.ts'
import { type Audience, type Perspective, viewOf } from './views.ts'

/** Up to this cost a query is answered at once; it takes some milliseconds at most. */
const cheap = 5_000
/** A query that was answered at once and took longer than this, in milliseconds, is slow. */
const slow = 15
/** One that was slow so often in a row goes to a thread from then on; once may be the machine's doing. */
const slowEnough = 3
const maximalSlow = 1_000
/** Longer queries are read in a thread. */
const maximalLength = 20_000
/** With two, a heavy query leaves one for the others. */
const threadCount = 2
/** More costly queries than this do not wait at a time. */
const maximalWaiting = 100
/** Longest time a query may take, in milliseconds. */
const timeLimit = 10_000

interface Job {
  question: Question
  dataset: Dataset
  resolve: (fields: string | Uint8Array) => void
  reject: (error: Error) => void
  timer?: NodeJS.Timeout
}

/**
 * Answers queries: cheap ones at once, all others in one of a few threads with a limit of time and
 * memory, so that no query keeps the lake from answering.
 */
export class QueryEngine {
  private readonly log: Logger
  private readonly dataDir: string
  private readonly threads: QueryThread[] = []
  private readonly running = new Map<number, Job>()
  private readonly waiting: Job[] = []
  /** Queries that were slow, and how often in a row. */
  private readonly slow = new Map<string, number>()
  private nextId = 1

  constructor(log: Logger, dataDir: string) {
    this.log = log
    this.dataDir = dataDir
  }

  /**
   * Answers a query as this audience sees the dataset: the fields of the answer as JSON, without the
   * braces around them. A dataset with a negative id is one of a past instant: it must stand still.
   * @throws {HttpError} 400 when it cannot be read or evaluated, 408 when it takes too long, 413 when
   *   it needs or gives too much, 503 when too many wait
   */
  async answer(
    dataset: Dataset,
    perspective: Perspective,
    audience: Audience,
    request: QueryRequest,
  ): Promise<string | Uint8Array> {
    const { query } = request
    const isSlow = (this.slow.get(query) ?? 0) >= slowEnough
    if (query.length <= maximalLength && request.sourceMap !== true && !isSlow) {
      const view = viewOf(dataset, perspective, audience)
      const plan = planQuery(view, request)
      if (plan.cost <= cheap && !plan.isAsync) {
        const started = performance.now()
        const fields = answerFields(runQuery(view, request, plan), query)
        if (performance.now() - started > slow) this.remember(query)
        else this.slow.delete(query)
        return fields
      }
    }
    if (this.waiting.length >= maximalWaiting) {
      throw unavailable('Too many costly queries are waiting; try again')
    }
    const { promise, resolve, reject } = Promise.withResolvers<string | Uint8Array>()
    const question = { id: this.nextId++, datasetId: dataset.id, perspective, audience, request }
    this.waiting.push({ question, dataset, resolve, reject })
    this.assign()
    return promise
  }

  async stop(): Promise<void> {
    for (const { timer, reject } of [...this.running.values(), ...this.waiting]) {
      clearTimeout(timer)
      reject(unavailable('The lake is stopping'))
    }
    this.running.clear()
    this.waiting.length = 0
    await Promise.all(this.threads.splice(0).map((thread) => thread.end()))
  }

  private remember(query: string): void {
    const [oldest] = this.slow.keys()
    if (this.slow.size >= maximalSlow && oldest !== undefined) this.slow.delete(oldest)
    this.slow.set(query, (this.slow.get(query) ?? 0) + 1)
  }

  /** Gives the queries that wait to the threads that are free. All threads hold what one was asked about. */
  private assign(): void {
    while (this.threads.length < threadCount) this.threads.push(this.startThread())
    for (const thread of this.threads) {
      if (thread.current !== undefined) continue
      const job = this.waiting.shift()
      if (job === undefined) return
      this.running.set(job.question.id, job)
      this.warm(job.dataset)
      thread.ask(job.question, job.dataset).catch((error: unknown) => this.fail(thread, String(error)))
    }
  }

  private warm(dataset: Dataset): void {
    if (dataset.id < 0) return
    for (const thread of this.threads) void thread.follow(dataset)
  }

  private startThread(): QueryThread {
    const thread = new QueryThread(
      this.dataDir,
      (message) => this.hear(thread, message),
      (error) => {
        const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        this.fail(thread, error.message, isMemory)
      },
    )
    return thread
  }

  private hear(thread: QueryThread, message: FromThread): void {
    const job = this.running.get(message.id)
    if (job === undefined) return
    if (message.kind === 'begun') {
      job.timer = setTimeout(() => this.giveUp(thread, job), timeLimit)
      return
    }
    this.finish(thread, job)
    if (message.kind === 'answer') job.resolve(message.fields)
    else job.reject(new HttpError(message.status, message.body, message.message))
    this.assign()
  }

  private finish(thread: QueryThread, { question, timer }: Job): void {
    clearTimeout(timer)
    this.running.delete(question.id)
    thread.current = undefined
  }

  private giveUp(thread: QueryThread, job: Job): void {
    const seconds = timeLimit / 1_000
    this.log.warn('query stopped', { dataset: job.dataset.name, seconds })
    const { query } = job.question.request
    job.reject(queryEvaluationError(408, query, `The query took longer than ${seconds} s and was stopped`))
    this.finish(thread, job)
    this.replace(thread)
  }

  private fail(thread: QueryThread, reason: string, isMemory = false): void {
    this.log.error('query thread failed', { reason })
    const job = thread.current === undefined ? undefined : this.running.get(thread.current)
    if (job !== undefined) {
      const { query } = job.question.request
      job.reject(isMemory ? tooMuchMemory(query) : queryEvaluationError(500, query, 'The query failed'))
      this.finish(thread, job)
    }
    this.replace(thread)
  }

  /** A thread that is busy cannot be told to stop: it is ended, and another takes its place and copies. */
  private replace(ended: QueryThread): void {
    const at = this.threads.indexOf(ended)
    if (at === -1) return
    const thread = this.startThread()
    this.threads[at] = thread
    for (const dataset of ended.followed()) void thread.follow(dataset)
    void ended.end()
    this.assign()
  }
}
