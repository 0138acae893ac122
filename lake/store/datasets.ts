import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { genesisHash, hashOfEntry, logEntry } from '#lake/log/entry.ts'
import { Dataset, type LogTip } from './dataset.ts'
import { storedDocuments } from './stored-documents.ts'

const datasetRow = z.object({ id: z.number(), name: z.string(), aclMode: z.string(), createdAt: z.string() })
const namePattern = /^~?[a-z0-9][a-z0-9_-]{0,63}$/

export const isDatasetName = (name: string) => namePattern.test(name)

/** The datasets of this lake, all loaded at startup. */
export class Datasets {
  private readonly db: DatabaseSync
  private readonly open = new Map<string, Dataset>()
  private readonly creationListeners: (() => void)[] = []

  constructor(db: DatabaseSync) {
    this.db = db
    for (const row of this.rows()) this.open.set(row.name, this.load(row))
  }

  get(name: string): Dataset | undefined {
    return this.open.get(name)
  }

  list(): Dataset[] {
    return [...this.open.values()]
  }

  /** Creates an empty dataset, or returns the existing one of this name. */
  create(name: string, aclMode = 'public'): Dataset {
    const existing = this.open.get(name)
    if (existing !== undefined) return existing
    this.db
      .prepare('INSERT INTO dataset (name, acl_mode, created_at) VALUES (?, ?, ?)')
      .run(name, aclMode, new Date().toISOString())
    return this.take(name)
  }

  /** Takes a dataset that is complete on disk into use. */
  take(name: string): Dataset {
    const row = this.rows().find((candidate) => candidate.name === name)
    if (row === undefined) throw new Error(`dataset ${name} was not written`)
    const dataset = this.load(row)
    this.open.set(name, dataset)
    for (const listener of this.creationListeners) listener()
    return dataset
  }

  /** Calls `listener` after each dataset that is created. */
  onCreate(listener: () => void): void {
    this.creationListeners.push(listener)
  }

  /** Deletes the dataset. Its log stays on disk: the record is never thrown away. */
  delete(name: string): boolean {
    const dataset = this.open.get(name)
    if (dataset === undefined) return false
    this.db
      .prepare('UPDATE dataset SET deleted_at = ? WHERE id = ?')
      .run(new Date().toISOString(), dataset.id)
    this.open.delete(name)
    dataset.end()
    return true
  }

  /** Makes what is published readable for everyone, or only with a token. */
  setAclMode(dataset: Dataset, aclMode: string): void {
    this.db.prepare('UPDATE dataset SET acl_mode = ? WHERE id = ?').run(aclMode, dataset.id)
    dataset.aclMode = aclMode
  }

  private rows() {
    return z
      .array(datasetRow)
      .parse(
        this.db
          .prepare(
            'SELECT id, name, acl_mode AS aclMode, created_at AS createdAt FROM dataset WHERE deleted_at IS NULL ORDER BY id',
          )
          .all(),
      )
  }

  private load(row: z.infer<typeof datasetRow>): Dataset {
    const dataset = new Dataset(row, this.tip(row.id), this.publishedSequence(row.id))
    for (const doc of storedDocuments(this.db, row.id)) dataset.load(doc)
    return dataset
  }

  private tip(datasetId: number): LogTip {
    const row = this.db
      .prepare('SELECT * FROM log WHERE dataset_id = ? ORDER BY seq DESC LIMIT 1')
      .get(datasetId)
    if (row === undefined) return { sequence: 0, hash: genesisHash, time: '' }
    const entry = logEntry.parse(row)
    return { sequence: entry.seq, hash: hashOfEntry(entry), time: entry.time }
  }

  private publishedSequence(datasetId: number): number {
    const row = this.db
      .prepare(
        `SELECT coalesce(max(seq), 0) AS seq FROM revision WHERE dataset_id = ?
        AND document_id NOT GLOB 'drafts.*' AND document_id NOT GLOB 'versions.*' AND document_id NOT GLOB '_.*'`,
      )
      .get(datasetId)
    return z.object({ seq: z.number() }).parse(row).seq
  }
}
