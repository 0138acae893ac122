import type { DatabaseSync } from 'node:sqlite'
import { BoundedMap } from '#common/bounded-map.ts'
import { publishedId } from '#lake/store/document.ts'

/** The newest so many are kept. */
const most = 20_000
/** A program that tries the same again and again is noted once within this time. */
const againMs = 60_000
/** The most of a rule's sentence that is kept, in characters. */
const longest = 1_000

/** What somebody tried and was refused. */
export interface RefusedWrite {
  datasetId: number
  person: string
  /** The action, such as `sanity.action.document.publish`, or `mutation`. */
  tried: string
  /** Published id of the document, where it is known. */
  document: string | undefined
  type: string | undefined
  /** Why, as they were told. */
  sentence: string
}

/** Notes what signed-in people tried and the rules refused: bounded, in no chain, since nothing became of it. */
export class RefusedWrites {
  private readonly db: DatabaseSync
  private readonly noted = new BoundedMap<string, number>(500)

  constructor(db: DatabaseSync) {
    this.db = db
  }

  note({ datasetId, person, tried, document, type, sentence }: RefusedWrite, now = new Date()): void {
    const key = JSON.stringify([datasetId, person, tried, document, sentence])
    if (now.getTime() - (this.noted.get(key) ?? 0) < againMs) return
    const { lastInsertRowid } = this.db
      .prepare(
        `INSERT INTO refused_write (dataset_id, time, person, tried, document, type, sentence)
        VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        datasetId,
        now.toISOString(),
        person,
        tried,
        document ?? null,
        type ?? null,
        sentence.slice(0, longest),
      )
    this.noted.set(key, now.getTime())
    this.db.prepare('DELETE FROM refused_write WHERE id <= ?').run(Number(lastInsertRowid) - most)
  }
}

/** Blanks why attempts on a document were refused, since that may quote it. */
export function forgetRefused(db: DatabaseSync, datasetId: number, documentId: string): void {
  db.prepare("UPDATE refused_write SET sentence = '' WHERE dataset_id = ? AND document = ?").run(
    datasetId,
    publishedId(documentId),
  )
}
