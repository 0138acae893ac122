import { busy, HttpError, queryEvaluationError, tooMany, unavailable } from '#lake/http/errors.ts'
import type { Logger } from '#lake/log/logger.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { tookTooLong, tooMuchMemory } from '#lake/query/answer.ts'
import { FairQueue, type QueueLimits } from './fair-queue.ts'
import type { FromProcess, Question } from './messages.ts'
import type { Audience } from './views.ts'
import { type ProcessFailure, QueryProcess } from './query-process.ts'

/** What one kind of readers has of the machine. */
export interface ShareLimits {
  readonly audience: Audience
  /** Processes that stay once they were needed, and how many there are at most. */
  readonly usual: number
  readonly most: number
  readonly heapMb: number
  readonly timeLimitMs: number
  /** What the operating system takes for their priority, from 0 (as the lake itself) to 19. */
  readonly niceness: number
  readonly queue: QueueLimits
}

interface Job {
  readonly question: Question
  readonly dataset: Dataset
  readonly holder: string
  readonly resolve: (fields: Uint8Array) => void
  readonly reject: (error: Error) => void
  timer?: NodeJS.Timeout
}

/** A process that does not end a query itself is ended so much later, in milliseconds. */
const patienceMs = 1_000
/** A process beyond the usual ones that has nothing to do ends after so long, in milliseconds. */
const idleMs = 30_000
/** A process that ended before it was ready is started anew after so long, in milliseconds. */
const restartMs = 1_000
/** Seconds after which somebody at a limit may ask again. */
const pause = 1

/** Queries of one kind of readers, in processes of their own, each reader in turn. */
export class Share {
  private readonly limits: ShareLimits
  private readonly log: Logger
  private readonly dataDir: string
  private readonly queue: FairQueue<Job>
  private readonly processes = new Set<QueryProcess>()
  private readonly running = new Map<number, Job>()
  private nextId = 1

  constructor(limits: ShareLimits, log: Logger, dataDir: string) {
    this.limits = limits
    this.log = log
    this.dataDir = dataDir
    this.queue = new FairQueue(limits.queue)
  }

  /**
   * Answers a query in its holder's turn.
   * @throws {HttpError} 429 when the holder has too many waiting, 503 when all together have; 408, 413 and
   *   400 as the query comes out
   */
  answer(holder: string, dataset: Dataset, asked: Omit<Question, 'id' | 'datasetId'>): Promise<Uint8Array> {
    const { waiting, allWaiting } = this.limits.queue
    const full = this.queue.full(holder)
    if (full === 'holder') {
      throw tooMany(
        `${waiting} of your costly queries wait already, which is the limit; ask again when some are answered`,
        pause,
      )
    }
    if (full === 'all') {
      throw busy(
        `${allWaiting} costly queries wait already, which is the limit for all together; ask again`,
        pause,
      )
    }
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
    const question = { ...asked, id: this.nextId++, datasetId: dataset.id }
    this.queue.add(holder, { question, dataset, holder, resolve, reject })
    this.assign()
    return promise
  }

  async stop(): Promise<void> {
    for (const { timer, reject } of [...this.running.values(), ...this.queue.clear()]) {
      clearTimeout(timer)
      reject(unavailable('The lake is stopping'))
    }
    this.running.clear()
    const processes = [...this.processes]
    this.processes.clear()
    await Promise.all(processes.map((one) => one.end()))
  }

  /** Gives the queries whose turn it is to processes that are free, and has more ready where there may be. */
  private assign(): void {
    while (this.processes.size < this.limits.usual) this.start()
    for (const process of this.free()) {
      const job = this.queue.take(this.free().length)
      if (job === undefined) break
      this.running.set(job.question.id, job)
      for (const other of this.processes) if (job.dataset.id >= 0) void other.follow(job.dataset)
      process
        .ask(job.question, job.dataset)
        .catch((error: unknown) => this.fail(process, { reason: String(error), isMemory: false }))
    }
    const isShort = this.free().length === 0 || !this.queue.isEmpty()
    const isStarting = [...this.processes].some(({ isReady }) => !isReady)
    if (isShort && !isStarting && this.processes.size < this.limits.most) this.start()
  }

  private free(): QueryProcess[] {
    return [...this.processes].filter(({ isReady, current }) => isReady && current === undefined)
  }

  private start(): void {
    const { audience, heapMb, timeLimitMs, niceness } = this.limits
    const process: QueryProcess = new QueryProcess({
      dataDir: this.dataDir,
      audience,
      heapMb,
      timeLimitMs,
      niceness,
      heard: (message) => this.hear(process, message),
      failed: (failure) => this.fail(process, failure),
    })
    const datasets = new Set([...this.processes].flatMap((one) => one.followed()))
    for (const dataset of datasets) void process.follow(dataset)
    process.greet()
    this.processes.add(process)
  }

  private hear(process: QueryProcess, message: FromProcess): void {
    if (message.kind === 'ready') {
      process.isReady = true
      this.assign()
      return
    }
    const job = this.running.get(message.id)
    if (job === undefined) return
    if (message.kind === 'begun') {
      const { timeLimitMs } = this.limits
      job.timer = setTimeout(() => this.giveUp(process, job), timeLimitMs + patienceMs)
      return
    }
    this.finish(process, job)
    if (message.kind === 'answer') job.resolve(message.fields)
    else {
      if (message.status === 408 || message.status === 413) this.tell(job, `refused with ${message.status}`)
      job.reject(new HttpError(message.status, message.body, message.message))
    }
    this.assign()
    this.shrinkLater(process)
  }

  private finish(process: QueryProcess, { question, timer, holder }: Job): void {
    clearTimeout(timer)
    this.running.delete(question.id)
    this.queue.done(holder)
    process.current = undefined
  }

  private giveUp(process: QueryProcess, job: Job): void {
    const { timeLimitMs } = this.limits
    this.tell(job, `process ended after ${timeLimitMs + patienceMs} ms`)
    job.reject(tookTooLong(job.question.request.query, timeLimitMs))
    this.finish(process, job)
    this.replace(process)
  }

  private fail(process: QueryProcess, { reason, isMemory }: ProcessFailure): void {
    const job = process.current === undefined ? undefined : this.running.get(process.current)
    this.log[isMemory ? 'warn' : 'error']('query process ended', { share: this.limits.audience, reason })
    if (job !== undefined) {
      const { query } = job.question.request
      job.reject(
        isMemory
          ? tooMuchMemory(query, this.limits.heapMb)
          : queryEvaluationError(500, query, 'The query failed'),
      )
      this.finish(process, job)
    }
    if (process.isReady) return this.replace(process)
    // It may not be able to start: what waits is tried again, but not at once.
    this.processes.delete(process)
    setTimeout(() => this.assign(), restartMs).unref()
  }

  /** Another process takes the place of one that ended or must end. */
  private replace(ended: QueryProcess): void {
    if (!this.processes.has(ended)) return
    this.start()
    this.processes.delete(ended)
    void ended.end()
    this.assign()
  }

  private shrinkLater(process: QueryProcess): void {
    if (this.processes.size <= this.limits.usual) return
    setTimeout(() => {
      const isSpare = process.current === undefined && this.processes.size > this.limits.usual
      if (isSpare && this.processes.delete(process)) void process.end()
    }, idleMs).unref()
  }

  private tell({ dataset }: Job, outcome: string): void {
    this.log.warn('query stopped', { share: this.limits.audience, dataset: dataset.name, outcome })
  }
}
