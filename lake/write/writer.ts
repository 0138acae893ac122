import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Principal } from '#lake/access/principal.ts'
import { CanonicalError } from '#lake/log/entry.ts'
import { transactionExists } from '#lake/http/errors.ts'
import type { Lake } from '#lake/lake.ts'
import { assertWritable } from '#lake/record/state.ts'
import type { Committed } from '#lake/store/committed.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { Ledger } from '#lake/store/ledger.ts'
import { commitFailure } from './commit-failure.ts'
import { invalid, WriteRefusal } from './faults.ts'
import { ApprovalRefusal } from './approvals/approval-faults.ts'
import { attemptOf } from './approvals/attempt.ts'
import { announcedDocuments } from './announcement.ts'
import { PatchError } from './patch/patch.ts'
import { PathError } from './patch/path.ts'
import { type Checks, checksOf, checkTransaction } from './checks.ts'
import { Quotas } from './quotas.ts'
import { type RefusedWrite, RefusedWrites } from '#lake/record/acts/refused-writes.ts'
import { refusedIn } from './refused.ts'
import { attempt, type Done, type Job, type Planned } from './job.ts'
import { Workspace } from './workspace.ts'

/** A transaction to be planned and committed. */
export interface WriteRequest<Result> {
  dataset: Dataset
  principal: Principal
  /** Chosen by the client; random by default. */
  transactionId: string | undefined
  /** Plans and checks, but writes nothing. */
  dryRun: boolean
  kind: 'mutationError' | 'actionError'
  /** Applies the request to the workspace; throws to refuse it. Must be synchronous. */
  plan: (workspace: Workspace) => Result
}

export interface WriteAnswer<Result> {
  transactionId: string
  result: Result
  /** The workspace's documents by id, after the transaction. */
  documentById: (id: string) => unknown
  /** Absent after a dry run and where nothing changed. */
  committed: Committed | undefined
}

/** How the site and hooks hear of what was written. */
interface Delivery {
  /** Sends what is announced at once; resolves when the site has taken it, or need not be waited for. */
  send(transactionId: string): Promise<void>
  /** Something was written that hooks may tell of. */
  wakeHooks(): void
  /** Hooks came, went or changed. */
  hooksChanged(): void
}

type PartsOfLake = Pick<Lake, 'settings' | 'log' | 'approvals' | 'record'>

/** Maximum number of transactions that share one fsync. */
const maxGroupSize = 256

/**
 * The lake's only way to write. Transactions are planned one after the other, each seeing the one before;
 * queued ones share one SQLite transaction, hence one fsync. No transaction is visible before it is on disk.
 */
export class Writer {
  private readonly db: DatabaseSync
  private readonly of: PartsOfLake
  private readonly ledger: Ledger
  private readonly checks: Checks
  private readonly queue: Job[] = []
  private scheduled = false
  private readonly refusedWrites: RefusedWrites
  /** Also holds who stores files. */
  readonly quotas: Quotas
  /** Set once at startup; without one, what is announced stays in the outbox. */
  delivery: Delivery | undefined

  /** @throws {RulesError} when the rules of the content model cannot be parsed */
  constructor(db: DatabaseSync, of: PartsOfLake) {
    this.db = db
    this.of = of
    this.ledger = new Ledger(db)
    this.refusedWrites = new RefusedWrites(db)
    this.quotas = new Quotas(of.settings.hourly)
    this.checks = checksOf(db, of.settings, of.approvals)
  }

  /**
   * Commits a transaction; resolves once it is on disk and the dataset's listeners were notified. What visitors see of
   * it is sent to the site at once, whoever wrote it; a person or a program that reads the answer gets it once the site
   * has taken it, or need not be waited for.
   * @throws {HttpError} when it is refused, or cannot be written
   */
  async submit<Result>(request: WriteRequest<Result>): Promise<WriteAnswer<Result>> {
    assertWritable(this.of.record)
    const transactionId = request.transactionId ?? randomBytes(16).toString('base64url')
    const { promise, resolve, reject } = Promise.withResolvers<Done | undefined>()
    let planned: { result: Result; workspace: Workspace } | undefined
    let lacking: ApprovalRefusal | undefined
    let refusal: RefusedWrite | undefined
    const plan = () => {
      if (!request.dryRun) this.quotas.check(request.principal)
      const workspace = this.begin(request, transactionId)
      try {
        planned = { result: this.plan(request, workspace), workspace }
      } catch (error) {
        if (error instanceof ApprovalRefusal) lacking = error
        else if (error instanceof WriteRefusal) refusal = refusedIn(request, workspace, error)
        throw error instanceof WriteRefusal ? error.toHttp(request.kind) : error
      }
      return request.dryRun ? undefined : this.prepare(request, planned.workspace)
    }
    this.queue.push({ dataset: request.dataset, plan, resolve, reject })
    this.schedule()
    const done = await promise.catch(async (error: unknown) => {
      if (lacking !== undefined && !request.dryRun) await this.submit(attemptOf(request, lacking))
      if (refusal !== undefined) this.noteRefused(refusal)
      throw error
    })
    if (planned === undefined) throw new Error('a transaction was answered before it was planned')
    const { result, workspace } = planned
    // Nobody reads an answer to the lake's own acts, and what is due after one of them waits for no site.
    if (request.principal.kind !== 'system') await done?.told
    return { transactionId, result, documentById: (id) => workspace.get(id), committed: done?.committed }
  }

  private begin({ dataset, principal }: WriteRequest<unknown>, transactionId: string): Workspace {
    if (this.ledger.isUsed(dataset, transactionId)) throw transactionExists(transactionId)
    const now = new Date().toISOString()
    const timestamp = now > dataset.tip.time ? now : dataset.tip.time
    return new Workspace(dataset, principal, transactionId, timestamp)
  }

  private plan<Result>(request: WriteRequest<Result>, workspace: Workspace): Result {
    try {
      const result = request.plan(workspace)
      checkTransaction(workspace, this.checks)
      return result
    } catch (error) {
      if (error instanceof PathError || error instanceof PatchError) {
        throw invalid(error.message, workspace.index)
      }
      throw error
    }
  }

  /** That it cannot be noted must not hide why it was refused. */
  private noteRefused(refusal: RefusedWrite): void {
    try {
      this.refusedWrites.note(refusal)
    } catch (error) {
      this.of.log.error('a refused attempt is on no record', { reason: String(error) })
    }
  }

  private prepare<Result>(request: WriteRequest<Result>, workspace: Workspace): Planned | undefined {
    const changes = workspace.changes()
    if (changes.length === 0) return undefined
    const { transactionId, timestamp, causes } = workspace
    const { dataset, principal } = request
    const author = principal.id
    const sequence = dataset.tip.sequence + 1
    try {
      const effect = this.of.approvals.effectOf(dataset, { sequence, transactionId, author, changes, causes })
      const { visible, behind } = effect
      const documents = dataset.name === this.of.settings.dataset ? announcedDocuments(visible) : []
      const announcement = { transactionId, dataset: dataset.name, documents }
      const entry = this.ledger.prepare(dataset, {
        transactionId,
        timestamp,
        author,
        changes,
        visible,
        behind,
        causes,
        announcement: documents.length === 0 ? undefined : announcement,
      })
      this.quotas.use(principal, { documents: changes.length, bytes: Buffer.byteLength(entry.body) })
      return { entry, effect }
    } catch (error) {
      if (!(error instanceof CanonicalError)) throw error
      throw invalid(`The content cannot be recorded: ${error.message}`, workspace.index).toHttp(request.kind)
    }
  }

  private schedule(): void {
    if (this.scheduled) return
    this.scheduled = true
    setImmediate(() => {
      this.scheduled = false
      this.commitGroup(this.queue.splice(0, maxGroupSize))
      if (this.queue.length > 0) this.schedule()
    })
  }

  private commitGroup(jobs: readonly Job[]): void {
    const done: (Planned & { job: Job; before: Dataset['tip'] })[] = []
    const unchanged: Job[] = []
    try {
      this.db.exec('BEGIN IMMEDIATE')
      for (const job of jobs) {
        const { refused, planned } = attempt(job)
        if (refused) continue
        if (planned === undefined) {
          unchanged.push(job)
          continue
        }
        const { entry, effect } = planned
        this.ledger.write(entry)
        done.push({ job, entry, effect, before: job.dataset.tip })
        job.dataset.apply(entry.committed, entry.tip)
        effect.apply()
      }
      this.db.exec('COMMIT')
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK')
      for (const { job, entry, effect, before } of done.reverse()) {
        job.dataset.revert(entry.committed, before)
        effect.revert()
      }
      const { reason, failure } = commitFailure(error, this.of.settings.dataDir)
      this.of.log.error('commit failed', { transactions: jobs.length, reason })
      for (const job of jobs) job.reject(failure)
      return
    }
    for (const job of unchanged) job.resolve(undefined)
    for (const { job, entry } of done) {
      const { committed } = entry
      this.notify(job.dataset, committed)
      const told = committed.announced ? this.delivery?.send(committed.transactionId) : undefined
      job.resolve({ committed, told })
    }
    if (done.length > 0) this.delivery?.wakeHooks()
  }

  /** A failing listener must not prevent the acknowledgement of a commit. */
  private notify(dataset: Dataset, committed: Committed): void {
    try {
      dataset.publish(committed)
    } catch (error) {
      this.of.log.error('listener failed', { sequence: committed.sequence, reason: String(error) })
    }
  }
}
