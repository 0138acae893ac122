import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { canonical, genesisHash, hashOfEntry, logEntry, type LogEntry, sha256 } from '#lake/log/entry.ts'
import { hashIn } from '#lake/approvals/asset-hashes.ts'
import { dropActs } from '#lake/record/acts/act-index.ts'
import { forgetRefused } from '#lake/record/acts/refused-writes.ts'
import { recountUses } from '#lake/store/indexes/asset-uses.ts'
import { inTransaction } from '#lake/store/database.ts'
import { lakeDocument } from '#lake/store/document.ts'
import { blank, isForgotten } from '#lake/store/forgotten.ts'
import { holdsOf } from './keeping/holds.ts'
import { holdSentence, holdsOnDocument } from './keeping/plan-hold.ts'

/** Why nothing was forgotten. */
export class ForgetRefusal extends Error {
  override name = 'ForgetRefusal'
}

interface ForgetRequest {
  dataset: string
  documentId: string
  /** Revisions (transaction ids) to blank; by default all but the current one. */
  revisions: readonly string[]
  reason: string
  /** Principal for the log. */
  author: string
}

const datasetRow = z.object({ id: z.int() })
const place = z.object({ seq: z.int(), txId: z.string() })
const bodyRow = z.object({ body: z.string() })
const payload = z.looseObject({ documents: z.record(z.string(), lakeDocument.nullable()) })

interface Blanked {
  sequence: number
  /** Hash of the blanked payload; the log entry keeps the hash of the original. */
  payloadHash: string
  /** What people signed for; without it nothing that came later could be told to be in force. */
  contentHash: string
}

function datasetId(db: DatabaseSync, name: string): number {
  const row = db.prepare('SELECT id FROM dataset WHERE name = ? AND deleted_at IS NULL').get(name)
  if (row === undefined) throw new ForgetRefusal(`There is no dataset "${name}".`)
  return datasetRow.parse(row).id
}

/**
 * The sequences of the requested revisions.
 * @throws {ForgetRefusal} for unknown ones and the current one
 */
function placesOf(db: DatabaseSync, id: number, { documentId, revisions }: ForgetRequest) {
  const all = z.array(place).parse(
    db
      .prepare(
        `SELECT r.seq AS seq, l.tx_id AS txId FROM revision r JOIN log l ON l.dataset_id = r.dataset_id AND l.seq = r.seq
         WHERE r.dataset_id = ? AND r.document_id = ? ORDER BY r.seq`,
      )
      .all(id, documentId),
  )
  if (all.length === 0) throw new ForgetRefusal(`The log has no document "${documentId}".`)
  const stands = db.prepare('SELECT 1 FROM document WHERE dataset_id = ? AND id = ?').get(id, documentId)
  const current = stands === undefined ? undefined : all.at(-1)?.txId
  if (revisions.length === 0) return all.filter(({ txId }) => txId !== current)
  return revisions.map((revision) => {
    const found = all.find(({ txId }) => txId === revision)
    if (found === undefined) throw new ForgetRefusal(`"${documentId}" has no revision "${revision}".`)
    if (revision === current) {
      throw new ForgetRefusal(
        `The revision "${revision}" is the one that stands. Change or delete the document first.`,
      )
    }
    return found
  })
}

/**
 * Blanks one document in a payload.
 * @returns nothing when it was blank already
 */
function blankIn(db: DatabaseSync, id: number, sequence: number, documentId: string): Blanked | undefined {
  const read = db.prepare('SELECT body FROM payload WHERE dataset_id = ? AND seq = ?').get(id, sequence)
  const parsed = payload.parse(JSON.parse(bodyRow.parse(read).body))
  const document = parsed.documents[documentId]
  if (!document || isForgotten(document)) return undefined
  const body = canonical({ ...parsed, documents: { ...parsed.documents, [documentId]: blank(document) } })
  db.prepare('INSERT INTO forgetting VALUES (?, ?)').run(id, sequence)
  db.prepare('UPDATE payload SET body = ? WHERE dataset_id = ? AND seq = ?').run(body, id, sequence)
  db.prepare('DELETE FROM forgetting').run()
  return { sequence, payloadHash: sha256(body), contentHash: hashIn(db, id)(document) }
}

/** @throws {ForgetRefusal} for a document that is held, naming the holds */
function assertNotHeld(db: DatabaseSync, { dataset, documentId }: ForgetRequest): void {
  const holds = holdsOnDocument(holdsOf(db), dataset, documentId)
  if (holds.length > 0) throw new ForgetRefusal(holdSentence(`"${documentId}"`, holds))
}

/** Appends a log entry that records what was forgotten, and why. */
function chain(db: DatabaseSync, id: number, request: ForgetRequest, forgotten: readonly Blanked[]): void {
  const newest = db.prepare('SELECT * FROM log WHERE dataset_id = ? ORDER BY seq DESC LIMIT 1').get(id)
  const previous = newest === undefined ? undefined : logEntry.parse(newest)
  const { documentId, reason, author } = request
  const body = canonical({
    documents: {},
    causes: [{ action: 'record.forget', publishedId: documentId }],
    forgotten: forgotten.map((one) => ({ ...one, documentId })),
    reason,
  })
  const now = new Date().toISOString()
  const sequence = (previous?.seq ?? 0) + 1
  const entry: LogEntry = {
    dataset_id: id,
    seq: sequence,
    prev_hash: previous === undefined ? genesisHash : hashOfEntry(previous),
    tx_id: `forget-${sequence}-${sha256(body).slice(0, 16)}`,
    time: previous !== undefined && previous.time > now ? previous.time : now,
    author,
    payload_hash: sha256(body),
  }
  db.prepare('INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)').run(
    entry.dataset_id,
    entry.seq,
    entry.prev_hash,
    entry.tx_id,
    entry.time,
    entry.author,
    entry.payload_hash,
  )
  db.prepare('INSERT INTO payload VALUES (?, ?, ?)').run(id, sequence, body)
}

/**
 * Blanks the content of revisions permanently, to comply with a duty to erase: in the database and in
 * SQLite's auxiliary files. Hashes and sequences stay, and a chained entry records what was forgotten, when,
 * by whom and why, so that the chain still verifies. No lake may run on the data.
 * @returns how many revisions were blanked
 * @throws {ForgetRefusal} when a revision does not exist, is the current one, or the document is held
 */
export function forget(db: DatabaseSync, request: ForgetRequest): number {
  db.exec('PRAGMA secure_delete = ON')
  const count = inTransaction(db, () => {
    const id = datasetId(db, request.dataset)
    assertNotHeld(db, request)
    const forgotten = placesOf(db, id, request).flatMap(
      ({ seq }) => blankIn(db, id, seq, request.documentId) ?? [],
    )
    if (forgotten.length > 0) {
      chain(db, id, request, forgotten)
      recountUses(db, id, request.documentId)
      // The list of what happened holds titles and reasons; it is built anew from what is left.
      dropActs(db)
      forgetRefused(db, id, request.documentId)
    }
    return forgotten.length
  })
  // The write-ahead log still holds the old pages, and free pages may hold older ones.
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  db.exec('VACUUM')
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  return count
}
