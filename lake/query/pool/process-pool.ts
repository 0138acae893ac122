import { busy, HttpError, queryEvaluationError, tooMany, unavailable } from '#lake/http/errors.ts'
import type { Logger } from '#common/log/logger.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { tookTooLong, tooMuchMemory } from '#lake/query/answer.ts'
import { FairQueue, type QueueLimits } from '#common/limits/fair-queue.ts'
import type { FromProcess, Question } from './messages.ts'
import type { Audience } from '#lake/query/views.ts'
import { type ProcessFailure, QueryProcess } from './query-process.ts'

/** What one class of readers may use of the machine. */
export interface PoolLimits {
  readonly audience: Audience
  /** Processes that are kept once they were needed, and the maximum. */
  readonly minProcesses: number
  readonly maxProcesses: number
  readonly heapMb: number
  readonly timeLimitMs: number
  /** OS priority, from 0 (as the lake itself) to 19. */
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

/** A process that does not stop a query itself is killed this much after the time limit, in milliseconds. */
const killDelayMs = 1_000
/** An idle process beyond the usual number ends after this time, in milliseconds. */
const idleMs = 30_000
/** A process that ended before it was ready is restarted after this time, in milliseconds. */
const restartMs = 1_000
/** `Retry-After` for a reader at a limit, in seconds. */
const retryAfterSeconds = 1

/** The query processes of one class of readers, shared fairly among them. */
export class ProcessPool {
  private readonly limits: PoolLimits
  private readonly log: Logger
  private readonly dataDir: string
  private readonly queue: FairQueue<Job>
  private readonly processes = new Set<QueryProcess>()
  private readonly running = new Map<number, Job>()
  private nextId = 1

  constructor(limits: PoolLimits, log: Logger, dataDir: string) {
    this.limits = limits
    this.log = log
    this.dataDir = dataDir
    this.queue = new FairQueue(limits.queue)
  }

  /**
   * Answers a query when it is its holder's turn.
   * @throws {HttpError} 429 when the holder has too many queued, 503 when all together have; 408, 413 and 400
   * as the query itself fails
   */
  answer(holder: string, dataset: Dataset, request: Omit<Question, 'id' | 'datasetId'>): Promise<Uint8Array> {
    const { waiting, allWaiting } = this.limits.queue
    const full = this.queue.exceededLimit(holder)
    if (full === 'holder') {
      throw tooMany(
        `${waiting} of your costly queries are already waiting, which is the limit; try again when some have been answered`,
        retryAfterSeconds,
      )
    }
    if (full === 'all') {
      throw busy(
        `${allWaiting} costly queries are already waiting, which is the limit for all; try again`,
        retryAfterSeconds,
      )
    }
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
    const question = { ...request, id: this.nextId++, datasetId: dataset.id }
    this.queue.add(holder, { question, dataset, holder, resolve, reject })
    this.assign()
    return promise
  }

  async stop(): Promise<void> {
    for (const { timer, reject } of [...this.running.values(), ...this.queue.drain()]) {
      clearTimeout(timer)
      reject(unavailable('The lake is stopping'))
    }
    this.running.clear()
    const processes = [...this.processes]
    this.processes.clear()
    await Promise.all(processes.map((one) => one.end()))
  }

  /** Assigns queued queries to free processes, and starts more processes where allowed. */
  private assign(): void {
    while (this.processes.size < this.limits.minProcesses) this.start()
    for (const process of this.free()) {
      const job = this.queue.next(this.free().length)
      if (job === undefined) break
      this.running.set(job.question.id, job)
      for (const other of this.processes) if (job.dataset.id >= 0) void other.follow(job.dataset)
      process
        .ask(job.question, job.dataset)
        .catch((error: unknown) => this.fail(process, { reason: String(error), isMemory: false }))
    }
    const isShort = this.free().length === 0 || !this.queue.isEmpty()
    const isStarting = [...this.processes].some(({ isReady }) => !isReady)
    if (isShort && !isStarting && this.processes.size < this.limits.maxProcesses) this.start()
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
      heard: (message) => this.receive(process, message),
      failed: (failure) => this.fail(process, failure),
    })
    const datasets = new Set([...this.processes].flatMap((one) => one.followed()))
    for (const dataset of datasets) void process.follow(dataset)
    process.greet()
    this.processes.add(process)
  }

  private receive(process: QueryProcess, message: FromProcess): void {
    if (message.kind === 'ready') {
      process.isReady = true
      this.assign()
      return
    }
    const job = this.running.get(message.id)
    if (job === undefined) return
    if (message.kind === 'begun') {
      const { timeLimitMs } = this.limits
      job.timer = setTimeout(() => this.killForTimeout(process, job), timeLimitMs + killDelayMs)
      return
    }
    this.finish(process, job)
    if (message.kind === 'answer') job.resolve(message.fields)
    else {
      if (message.status === 408 || message.status === 413)
        this.logStopped(job, `refused with ${message.status}`)
      job.reject(new HttpError(message.status, message.body, message.message))
    }
    this.assign()
    this.shrinkLater(process)
  }

  private finish(process: QueryProcess, { question, timer, holder }: Job): void {
    clearTimeout(timer)
    this.running.delete(question.id)
    this.queue.finished(holder)
    process.current = undefined
  }

  private killForTimeout(process: QueryProcess, job: Job): void {
    const { timeLimitMs } = this.limits
    this.logStopped(job, `process ended after ${timeLimitMs + killDelayMs} ms`)
    job.reject(tookTooLong(job.question.request.query, timeLimitMs))
    this.finish(process, job)
    this.replace(process)
  }

  private fail(process: QueryProcess, { reason, isMemory }: ProcessFailure): void {
    const job = process.current === undefined ? undefined : this.running.get(process.current)
    this.log[isMemory ? 'warn' : 'error']('query process ended', { pool: this.limits.audience, reason })
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
    // It may be unable to start: queued queries are retried, but not at once.
    this.processes.delete(process)
    setTimeout(() => this.assign(), restartMs).unref()
  }

  /** Replaces a process that ended or must end. */
  private replace(ended: QueryProcess): void {
    if (!this.processes.has(ended)) return
    this.start()
    this.processes.delete(ended)
    void ended.end()
    this.assign()
  }

  private shrinkLater(process: QueryProcess): void {
    if (this.processes.size <= this.limits.minProcesses) return
    setTimeout(() => {
      const isSpare = process.current === undefined && this.processes.size > this.limits.minProcesses
      if (isSpare && this.processes.delete(process)) void process.end()
    }, idleMs).unref()
  }

  private logStopped({ dataset }: Job, outcome: string): void {
    this.log.warn('query stopped', { pool: this.limits.audience, dataset: dataset.name, outcome })
  }
}
