import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { LakeDocument } from '#lake/store/document.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import type { FromProcess, Question, ToProcess } from './messages.ts'
import type { Audience } from './views.ts'

/** Documents told at a time, so that telling many keeps nobody waiting. */
const portion = 500
/** Datasets that only exist in memory, kept by a process. */
const maximalTaken = 4
/** Characters of what a process said last that are kept for the log. */
const lastWords = 2_000

export interface ProcessOptions {
  dataDir: string
  audience: Audience
  /** Heap, in MB. */
  heapMb: number
  timeLimitMs: number
  /** Its priority, from 0 to 19, the lowest. */
  niceness: number
  heard: (message: FromProcess) => void
  /** It ended although nobody wanted it to. */
  failed: (failure: ProcessFailure) => void
}

export interface ProcessFailure {
  reason: string
  isMemory: boolean
}

/**
 * A process that answers queries one at a time from its own copies of the datasets. A thread would not do:
 * V8 ends the whole process when a thread asks for a single piece of memory beyond its limit.
 */
export class QueryProcess {
  /** The query it is at. */
  current: number | undefined
  /** It has said that it can be asked. */
  isReady = false
  private readonly child: ChildProcess
  private readonly following = new Map<Dataset, () => void>()
  private readonly taken = new Map<number, Promise<void>>()
  private readonly gone: Promise<void>
  private isEnded = false

  constructor({ dataDir, audience, heapMb, timeLimitMs, niceness, heard, failed }: ProcessOptions) {
    const child = fork(fileURLToPath(new URL('runner.ts', import.meta.url)), {
      serialization: 'advanced',
      execArgv: [
        ...process.execArgv.filter((arg) => !arg.startsWith('--inspect')),
        `--max-old-space-size=${heapMb}`,
        // Each MB here is three of resident memory, for little speed.
        '--max-semi-space-size=4',
      ],
      // It needs no secret of the lake.
      env: {
        ...surroundings(),
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
      said = (said + chunk.toString('utf8')).slice(-lastWords)
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
    // Whoever waits for an answer keeps the lake alive, not its processes.
    child.unref()
    child.channel?.unref()
  }

  /** Asks it to say when it is ready, with all that it was told before. */
  greet(): void {
    this.tell({ kind: 'greet' })
  }

  /** Makes the process hold this dataset from now on. Those with a negative id are no lake's own: they stand still. */
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
      ({ sequence, changes }) => {
        const told = changes.map((change) => ({ id: change.id, after: change.after }))
        this.tell({ kind: 'change', datasetId, sequence, changes: told })
      },
      () => {
        this.following.delete(dataset)
        this.tell({ kind: 'forget', datasetId })
      },
    )
    this.following.set(dataset, unsubscribe)
    this.tell({ kind: 'open', dataset: rowOf(dataset) })
  }

  /** The lake's own datasets of which it holds copies. */
  followed(): Dataset[] {
    return [...this.following.keys()]
  }

  async ask(question: Question, dataset: Dataset): Promise<void> {
    this.current = question.id
    await this.follow(dataset)
    this.tell({ kind: 'query', ...question })
  }

  /** Ends it at once, whatever it is at; resolves when it is gone. */
  end(): Promise<void> {
    this.release()
    // Whoever waits for its end must still be there then: an unreferenced child keeps no program alive.
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
    this.tell({ kind: 'take', dataset: rowOf(dataset), documents: [] })
    for (let from = 0; from < documents.length; from += portion) {
      this.tell({ kind: 'take', dataset: rowOf(dataset), documents: documents.slice(from, from + portion) })
      await new Promise(setImmediate)
    }
  }

  private forgetOldest(): void {
    const [oldest] = this.taken.keys()
    if (this.taken.size < maximalTaken || oldest === undefined) return
    this.taken.delete(oldest)
    this.tell({ kind: 'forget', datasetId: oldest })
  }

  private tell(message: ToProcess): void {
    // One that is gone is replaced as soon as that is heard.
    if (this.child.connected) this.child.send(message, () => {})
  }
}

/** One that ended at once has no priority any more. */
function setNiceness(pid: number | undefined, niceness: number): void {
  if (pid === undefined || niceness === 0) return
  try {
    setPriority(pid, niceness)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SYSTEM_ERROR')) throw error
  }
}

const rowOf = ({ id, name, aclMode }: Dataset) => ({ id, name, aclMode })

/** What Node itself needs of the environment. */
function surroundings(): NodeJS.ProcessEnv {
  const { env } = process
  const found: NodeJS.ProcessEnv = { NODE_ENV: env.NODE_ENV }
  for (const name of ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'NODE_COMPILE_CACHE', 'TZ']) {
    if (env[name] !== undefined) found[name] = env[name]
  }
  return found
}
