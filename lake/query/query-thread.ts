import { Worker } from 'node:worker_threads'
import type { LakeDocument } from '#lake/store/document.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import type { FromThread, Question, ToThread } from './messages.ts'

/** Heap of a thread, in MB: its copies of the datasets and what a query makes. */
const heapLimit = 1_536
/** Documents told at a time, so that telling many keeps nobody waiting. */
const portion = 500
/** Datasets that only exist in memory, kept by a thread. */
const maximalTaken = 4

/** A thread that answers queries one at a time from its own copies of the datasets. */
export class QueryThread {
  readonly worker: Worker
  /** The query it is at. */
  current: number | undefined
  private readonly following = new Map<Dataset, () => void>()
  private readonly taken = new Map<number, Promise<void>>()

  constructor(dataDir: string, heard: (message: FromThread) => void, failed: (error: Error) => void) {
    this.worker = new Worker(new URL('thread.ts', import.meta.url), {
      workerData: { dataDir },
      resourceLimits: { maxOldGenerationSizeMb: heapLimit },
    })
    this.worker.unref()
    this.worker.on('message', heard)
    this.worker.on('error', failed)
  }

  /** Makes the thread hold this dataset from now on. Those with a negative id are no lake's own: they stand still. */
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

  async end(): Promise<void> {
    for (const unsubscribe of this.following.values()) unsubscribe()
    this.following.clear()
    await this.worker.terminate()
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

  private tell(message: ToThread): void {
    this.worker.postMessage(message, [])
  }
}

const rowOf = ({ id, name, aclMode }: Dataset) => ({ id, name, aclMode })
