import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Logger } from '#lake/log/logger.ts'
import type { Principal } from '#lake/access/principal.ts'
import { apiError, transactionExists } from '#lake/http/errors.ts'
import type { LakeSettings } from '#lake/settings.ts'
import { damageSentence, isDamage } from '#lake/store/damage.ts'
import { AssetUses } from '#lake/store/indexes/asset-uses.ts'
import type { Committed } from '#lake/store/committed.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { History } from '#lake/store/history.ts'
import { Ledger, type PreparedEntry } from '#lake/store/ledger.ts'
import { invalid, WriteRefusal } from './faults.ts'
import { checkAssetDocuments } from './asset-documents.ts'
import { checkAssetsKept } from './kept-assets.ts'
import { announcedDocuments } from './announcement.ts'
import { PatchError } from './patch/patch.ts'
import { PathError } from './patch/path.ts'
import { checkPermissions } from './permission.ts'
import { checkReferences } from './references.ts'
import { checkLocks } from './releases/locks.ts'
import type { Rules } from '#common/rules/rule-schema.ts'
import { createRulesReader } from './validity/rules.ts'
import { checkValidity } from './validity/validity.ts'
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

/** A queued transaction. */
interface Job {
  dataset: Dataset
  /** Plans and checks it; throws to refuse it. Returns no entry when there is nothing to write. */
  plan: () => PreparedEntry | undefined
  resolve: (entry: PreparedEntry | undefined) => void
  reject: (error: unknown) => void
}

/** Maximum number of transactions that share one fsync. */
const maxGroupSize = 256

/**
 * The lake's only way to write. Transactions are planned one after the other, each seeing the one before;
 * queued ones share one SQLite transaction, hence one fsync. No transaction is visible before it is on disk.
 */
export class Writer {
  private readonly db: DatabaseSync
  private readonly settings: LakeSettings
  private readonly log: Logger
  private readonly ledger: Ledger
  private readonly history: History
  private readonly uses: AssetUses
  private readonly readRules: () => Rules
  private readonly queue: Job[] = []
  private scheduled = false

  /** @throws {RulesError} when the rules of the content model cannot be parsed */
  constructor(db: DatabaseSync, settings: LakeSettings, log: Logger) {
    this.db = db
    this.settings = settings
    this.log = log
    this.ledger = new Ledger(db)
    this.history = new History(db)
    this.uses = new AssetUses(db)
    this.readRules = createRulesReader(settings.rulesFile)
    this.readRules()
  }

  /**
   * Commits a transaction; resolves once it is on disk and the dataset's listeners were notified.
   * @throws {HttpError} when it is refused, or cannot be written
   */
  async submit<Result>(request: WriteRequest<Result>): Promise<WriteAnswer<Result>> {
    const transactionId = request.transactionId ?? randomBytes(16).toString('base64url')
    const { promise, resolve, reject } = Promise.withResolvers<PreparedEntry | undefined>()
    let planned: { result: Result; workspace: Workspace } | undefined
    const plan = () => {
      planned = this.plan(request, transactionId)
      return request.dryRun ? undefined : this.prepare(request, planned.workspace)
    }
    this.queue.push({ dataset: request.dataset, plan, resolve, reject })
    this.schedule()
    const entry = await promise
    if (planned === undefined) throw new Error('a transaction was answered before it was planned')
    const { result, workspace } = planned
    return { transactionId, result, documentById: (id) => workspace.get(id), committed: entry?.committed }
  }

  private plan<Result>(request: WriteRequest<Result>, transactionId: string) {
    const { dataset, principal } = request
    if (this.ledger.isUsed(dataset, transactionId)) throw transactionExists(transactionId)
    const now = new Date().toISOString()
    const timestamp = now > dataset.tip.time ? now : dataset.tip.time
    const workspace = new Workspace(dataset, principal, transactionId, timestamp)
    try {
      const result = request.plan(workspace)
      checkPermissions(workspace)
      checkLocks(workspace)
      // Only the site's content and record are protected; other datasets may hold and lose any content.
      const isSite = dataset.name === this.settings.dataset
      // An administrator may write anything into another dataset, asset documents included.
      if (isSite || request.principal.role !== 'administrator') checkAssetDocuments(workspace)
      if (isSite) checkAssetsKept(workspace, this.uses, this.history)
      checkReferences(workspace)
      if (isSite) checkValidity(workspace, this.readRules, this.history)
      return { result, workspace }
    } catch (error) {
      if (error instanceof WriteRefusal) throw error.toHttp(request.kind)
      if (error instanceof PathError || error instanceof PatchError) {
        throw invalid(error.message, workspace.index).toHttp(request.kind)
      }
      throw error
    }
  }

  private prepare<Result>(request: WriteRequest<Result>, workspace: Workspace): PreparedEntry | undefined {
    const changes = workspace.changes()
    if (changes.length === 0) return undefined
    const { transactionId, timestamp, causes } = workspace
    const documents = request.dataset.name === this.settings.dataset ? announcedDocuments(changes) : []
    const announcement = { transactionId, dataset: request.dataset.name, documents }
    try {
      return this.ledger.prepare(request.dataset, {
        transactionId,
        timestamp,
        author: request.principal.id,
        changes,
        causes,
        announcement: documents.length === 0 ? undefined : announcement,
      })
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'no JSON'
      throw invalid(`The content cannot be recorded: ${reason}`, workspace.index).toHttp(request.kind)
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
    const done: { job: Job; entry: PreparedEntry; before: Dataset['tip'] }[] = []
    const unchanged: Job[] = []
    try {
      this.db.exec('BEGIN IMMEDIATE')
      for (const job of jobs) {
        const planned = attempt(job)
        if (planned.refused) continue
        if (planned.entry === undefined) {
          unchanged.push(job)
          continue
        }
        this.ledger.write(planned.entry)
        done.push({ job, entry: planned.entry, before: job.dataset.tip })
        job.dataset.apply(planned.entry.committed, planned.entry.tip)
      }
      this.db.exec('COMMIT')
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK')
      for (const { job, entry, before } of done.reverse()) job.dataset.revert(entry.committed, before)
      const damage = isDamage(error) ? damageSentence(this.settings.dataDir) : undefined
      this.log.error('commit failed', { transactions: jobs.length, reason: damage ?? String(error) })
      const failure =
        damage === undefined
          ? apiError(507, 'Insufficient Storage', 'The lake could not write; nothing was changed')
          : apiError(503, 'Service Unavailable', 'The database of the lake is damaged; nothing was changed')
      for (const job of jobs) job.reject(failure)
      return
    }
    for (const job of unchanged) job.resolve(undefined)
    for (const { job, entry } of done) {
      this.notify(job.dataset, entry.committed)
      job.resolve(entry)
    }
  }

  /** A failing listener must not prevent the acknowledgement of a commit. */
  private notify(dataset: Dataset, committed: Committed): void {
    try {
      dataset.publish(committed)
    } catch (error) {
      this.log.error('listener failed', { sequence: committed.sequence, reason: String(error) })
    }
  }
}

function attempt(job: Job): { refused: boolean; entry: PreparedEntry | undefined } {
  try {
    return { refused: false, entry: job.plan() }
  } catch (error) {
    job.reject(error)
    return { refused: true, entry: undefined }
  }
}
