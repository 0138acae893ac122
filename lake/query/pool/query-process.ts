import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { LakeDocument } from '#lake/store/document.ts'
import { nodeEnvironment, setNiceness } from '#lake/process/child.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import type { FromProcess, Question, ToProcess } from './messages.ts'
import type { Audience } from '#lake/query/views.ts'

/** Documents per message, so that sending many does not block the lake. */
const documentsPerMessage = 500
/** In-memory datasets held by a process. */
const maxHeldDatasets = 4
/** Characters of a process's last standard error that are kept for the log. */
const stderrTailLength = 2_000

export interface ProcessOptions {
  dataDir: string
  audience: Audience
  /** Heap limit in MB. */
  heapMb: number
  timeLimitMs: number
  /** OS priority, from 0 to 19 (lowest). */
  niceness: number
  heard: (message: FromProcess) => void
  /** The process ended unexpectedly. */
  failed: (failure: ProcessFailure) => void
}

export interface ProcessFailure {
  reason: string
  isMemory: boolean
}

/**
 * A process that answers queries one at a time from its own copies of the datasets. A thread would not do: V8
 * ends the whole process when a thread allocates a single block beyond its limit.
 */
export class QueryProcess {
  /** The query it is running. */
  current: number | undefined
  /** It has reported that it is ready. */
  isReady = false
  private readonly child: ChildProcess
  private readonly following = new Map<Dataset, () => void>()
  private readonly taken = new Map<number, Promise<void>>()
  private readonly gone: Promise<void>
  private isEnded = false

  constructor({ dataDir, audience, heapMb, timeLimitMs, niceness, heard, failed }: ProcessOptions) {
    const child = fork(fileURLToPath(new URL('query-process-main.ts', import.meta.url)), {
      serialization: 'advanced',
      execArgv: [
        ...process.execArgv.filter((arg) => !arg.startsWith('--inspect')),
        `--max-old-space-size=${heapMb}`,
        // Each MB of young generation costs three of resident memory, for little speed.
        '--max-semi-space-size=4',
      ],
      // It gets none of the lake's secrets.
      env: {
        ...nodeEnvironment(),
        LAKE_DATA: dataDir,
        LAKE_QUERY_MS: String(timeLimitMs),
        LAKE_QUERY_AUDIENCE: audience,
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.child = child
    child.once('spawn', () => setNiceness(child.pid, niceness))
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString('utf8')).slice(-stderrTailLength)
    })
    child.on('message', (message: FromProcess) => heard(message))
    this.gone = new Promise((resolve) => {
      const end = (reason: string, isMemory = false) => {
        resolve()
        if (this.isEnded) return
        this.release()
        failed({ reason, isMemory })
      }
      child.once('error', (error) => end(error.message))
      child.once('close', (code, signal) =>
        end(
          `ended with ${signal ?? code}: ${said.trim()}`,
          signal === 'SIGABRT' || said.includes('out of memory'),
        ),
      )
    })
    // A pending answer keeps the lake's process alive, its children do not.
    child.unref()
    child.channel?.unref()
  }

  /** Asks it to report ready once everything sent before is done. */
  greet(): void {
    this.send({ kind: 'greet' })
  }

  /** Makes the process hold this dataset. Datasets with a negative id are past states that never change. */
  async follow(dataset: Dataset): Promise<void> {
    if (dataset.id < 0) {
      const known = this.taken.get(dataset.id)
      if (known !== undefined) return known
      this.forgetOldest()
      const taking = this.take(dataset)
      this.taken.set(dataset.id, taking)
      return taking
    }
    if (this.following.has(dataset)) return
    const datasetId = dataset.id
    const unsubscribe = dataset.subscribe(
      ({ sequence, changes, behind }) => {
        const told = changes.map((change) => ({ id: change.id, after: change.after }))
        const instead = behind.map(({ id, after }) => ({ id, after }))
        this.send({ kind: 'change', datasetId, sequence, changes: told, behind: instead })
      },
      () => {
        this.following.delete(dataset)
        this.send({ kind: 'forget', datasetId })
      },
    )
    this.following.set(dataset, unsubscribe)
    this.send({ kind: 'open', dataset: rowOf(dataset), behind: behindOf(dataset) })
  }

  /** The lake's own datasets of which it holds copies. */
  followed(): Dataset[] {
    return [...this.following.keys()]
  }

  async ask(question: Question, dataset: Dataset): Promise<void> {
    this.current = question.id
    await this.follow(dataset)
    this.send({ kind: 'query', ...question })
  }

  /** Kills it, whatever it is doing; resolves once it is gone. */
  end(): Promise<void> {
    this.release()
    // Waiting for the exit must keep the lake alive: an unreferenced child does not.
    this.child.ref()
    this.child.kill('SIGKILL')
    return this.gone
  }

  private release(): void {
    this.isEnded = true
    for (const unsubscribe of this.following.values()) unsubscribe()
    this.following.clear()
  }

  private async take(dataset: Dataset): Promise<void> {
    const documents: readonly LakeDocument[] = dataset.documents.all.items
    this.send({ kind: 'take', dataset: rowOf(dataset), documents: [], behind: behindOf(dataset) })
    for (let from = 0; from < documents.length; from += documentsPerMessage) {
      this.send({
        kind: 'take',
        dataset: rowOf(dataset),
        documents: documents.slice(from, from + documentsPerMessage),
        behind: [],
      })
      await new Promise(setImmediate)
    }
  }

  private forgetOldest(): void {
    const [oldest] = this.taken.keys()
    if (this.taken.size < maxHeldDatasets || oldest === undefined) return
    this.taken.delete(oldest)
    this.send({ kind: 'forget', datasetId: oldest })
  }

  private send(message: ToProcess): void {
    // A dead process is replaced on its exit event.
    if (this.child.connected) this.child.send(message, () => {})
  }
}

const behindOf = ({ behind }: Dataset) => [...behind].map(([id, after]) => ({ id, after }))

const rowOf = ({ id, name, aclMode }: Dataset) => ({ id, name, aclMode })
