import type { DatabaseSync } from 'node:sqlite'
import { ApprovalStates } from '#lake/approvals/approval-states.ts'
import { bytesOfEntry, logEntry, type LogEntry } from '#lake/log/entry.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { Datasets } from '#lake/store/datasets.ts'
import { isPublished, isSystem, type LakeDocument } from '#lake/store/document.ts'
import { isForgotten } from '#lake/store/forgotten.ts'
import { History } from '#lake/store/history.ts'

/** The past of the site's dataset, read from a database that may be written to meanwhile. */
export interface Past {
  readonly db: DatabaseSync
  readonly dataset: Dataset
  readonly history: History
  readonly approvals: ApprovalStates
}

/** Opens it; nothing where there is no such dataset. */
export function openPast(db: DatabaseSync, name: string): Past | undefined {
  const dataset = new Datasets(db).get(name)
  if (dataset === undefined) return undefined
  const history = new History(db)
  return { db, dataset, history, approvals: new ApprovalStates(db, dataset, history) }
}

/** What visitors got after the entry in this place of the log: published, and in force where that is needed. */
export function inForceAt({ dataset, history, approvals }: Past, place: number): Map<string, LakeDocument> {
  const documents = new Map<string, LakeDocument>()
  for (const document of history.publishedAt(dataset, place))
    if (isPublished(document._id) && !isSystem(document._id)) documents.set(document._id, document)
  for (const [id, instead] of approvals.behindAt(place)) {
    if (instead === null) documents.delete(id)
    else documents.set(id, instead)
  }
  for (const [id, document] of documents) if (isForgotten(document)) documents.delete(id)
  return documents
}

/** An entry of the log as it is hashed, and the payload whose hash it carries. */
export interface LoggedEntry {
  entry: LogEntry
  bytes: Buffer
  payload: string
}

/** The entry in a place of the log. @throws {RangeError} where there is none */
export function loggedAt({ db, dataset }: Past, place: number): LoggedEntry {
  const row = db.prepare('SELECT * FROM log WHERE dataset_id = ? AND seq = ?').get(dataset.id, place)
  const body = db.prepare('SELECT body FROM payload WHERE dataset_id = ? AND seq = ?').get(dataset.id, place)
  if (row === undefined || typeof body?.['body'] !== 'string')
    throw new RangeError(`${dataset.name} has no entry ${place}`)
  const entry = logEntry.parse(row)
  return { entry, bytes: bytesOfEntry(entry), payload: body['body'] }
}
