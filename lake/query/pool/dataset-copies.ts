import { z } from 'zod'
import type { Committed } from '#lake/store/committed.ts'
import { openToRead } from '#lake/store/database.ts'
import { Dataset } from '#lake/store/dataset.ts'
import { storedDocuments } from '#lake/store/stored-documents.ts'
import { isPublicId } from '#lake/store/visibility.ts'
import type { CopiedBehind, DatasetRow, ToProcess } from './messages.ts'
import type { Audience } from '#lake/query/views.ts'

type MessageOf<Kind extends ToProcess['kind']> = Extract<ToProcess, { kind: Kind }>

const sequenceRow = z.object({ sequence: z.number() })

/** A query process's copies of the datasets, kept in sync by messages. */
export class Copies {
  private readonly dataDir: string
  private readonly audience: Audience
  private readonly datasets = new Map<number, Dataset>()

  /** Copies for readers without a token hold only what those may see, which saves memory. */
  constructor(dataDir: string, audience: Audience) {
    this.dataDir = dataDir
    this.audience = audience
  }

  get(id: number): Dataset | undefined {
    return this.datasets.get(id)
  }

  /**
   * Reads a dataset from disk. It contains every transaction published before this message was sent; those
   * published since follow as changes, and `follow` skips what was read already.
   */
  open({ dataset: row, behind }: MessageOf<'open'>): void {
    const db = openToRead(this.dataDir)
    try {
      db.exec('BEGIN')
      const { sequence } = sequenceRow.parse(
        db.prepare('SELECT coalesce(max(seq), 0) AS sequence FROM log WHERE dataset_id = ?').get(row.id),
      )
      const copy = emptyCopy(row, sequence)
      for (const doc of storedDocuments(db, row.id)) if (this.mayHold(doc._id)) copy.load(doc)
      this.takeBehind(copy, behind)
      this.datasets.set(row.id, copy)
    } finally {
      db.close()
    }
  }

  /** Receives documents of an in-memory dataset; they arrive in several messages. */
  take({ dataset: row, documents, behind }: MessageOf<'take'>): void {
    let copy = this.datasets.get(row.id)
    if (copy === undefined) this.datasets.set(row.id, (copy = emptyCopy(row, 0)))
    for (const doc of documents) if (this.mayHold(doc._id)) copy.load(doc)
    this.takeBehind(copy, behind)
  }

  forget({ datasetId }: MessageOf<'forget'>): void {
    this.datasets.delete(datasetId)
  }

  /** Applies a committed transaction to a copy. */
  follow({ datasetId, sequence, changes, behind }: MessageOf<'change'>): void {
    const copy = this.datasets.get(datasetId)
    if (copy === undefined) return
    // The documents were read from disk in this state or a later one; what stands instead of them was not.
    const isRead = sequence <= copy.tip.sequence
    const committed: Committed = {
      dataset: copy.name,
      sequence,
      transactionId: '',
      timestamp: '',
      author: '',
      changes: (isRead ? [] : changes)
        .filter(({ id }) => this.mayHold(id))
        .map(({ id, after }) => ({ id, before: copy.get(id), after, patches: undefined })),
      visible: [],
      behind: behind
        .filter(({ id }) => this.mayHold(id))
        .map(({ id, after }) => ({ id, before: copy.behind.get(id), after })),
      causes: [],
      announced: false,
    }
    copy.apply(committed, { ...copy.tip, sequence: Math.max(sequence, copy.tip.sequence) })
    copy.publish(committed)
  }

  private takeBehind(copy: Dataset, behind: readonly CopiedBehind[]): void {
    for (const { id, after } of behind) {
      if (after === undefined) copy.behind.delete(id)
      else if (this.mayHold(id)) copy.behind.set(id, after)
    }
  }

  private mayHold(id: string): boolean {
    return this.audience === 'member' || isPublicId(id)
  }
}

function emptyCopy(row: DatasetRow, sequence: number): Dataset {
  return new Dataset(row, { sequence, hash: '', time: '' }, 0)
}
