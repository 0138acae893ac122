import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as breathe } from 'node:timers/promises'
import { z } from 'zod'
import { genesisHash } from '#lake/log/entry.ts'
import { inTransaction } from './database.ts'
import { Dataset } from './dataset.ts'
import type { LakeDocument } from './document.ts'
import { Ledger } from './ledger.ts'

/** What is copied between two turns of the lake for everybody else. */
const entriesAtOnce = 100
const documentsAtOnce = 500

export interface Copy {
  name: string
  /** The log as it is, with who wrote what and when; else the documents alone, as one act of `author`. */
  withHistory: boolean
  author: string
  transactionId: string
  /** Which documents go along, and as what. */
  change: (document: LakeDocument) => LakeDocument | undefined
  progress: (percent: number) => void
}

/**
 * Copies a dataset as it is at this instant, in pieces, so that nobody waits for it. It is out of use, hence seen by
 * nobody, until all of it is on disk.
 * @throws {Error} when a dataset of this name was made meanwhile
 */
export const copyDataset = async (db: DatabaseSync, source: Dataset, copy: Copy): Promise<void> => {
  const now = new Date().toISOString()
  const { sequence } = source.tip
  const documents = [...source.documents.all.items]
  const { lastInsertRowid } = db
    .prepare('INSERT INTO dataset (name, acl_mode, created_at, deleted_at) VALUES (?, ?, ?, ?)')
    .run(copy.name, source.aclMode, now, now)
  const id = Number(lastInsertRowid)
  db.prepare(
    `INSERT INTO asset (dataset_id, sha1, sha256, size, extension, mime_type, width, height, created_at)
     SELECT ?, sha1, sha256, size, extension, mime_type, width, height, created_at FROM asset WHERE dataset_id = ?`,
  ).run(id, source.id)
  if (copy.withHistory) await copyLog(db, { from: source.id, to: id, sequence }, copy)
  else await writeDocuments(db, id, documents, copy)
  db.prepare('UPDATE dataset SET deleted_at = NULL WHERE id = ?').run(id)
}

const payloadRow = z.object({ body: z.string() })
const payload = z.object({ documents: z.record(z.string(), z.unknown()) })

/**
 * The entries of a chain name no dataset: the same chain in another one is as whole as it was. Each piece has its
 * documents with it, so that what an end cuts short is a shorter record, and no damaged one.
 */
const copyLog = async (
  db: DatabaseSync,
  { from, to, sequence }: { from: number; to: number; sequence: number },
  { progress }: Copy,
): Promise<void> => {
  const range = 'WHERE dataset_id = ? AND seq > ? AND seq <= ?'
  const parts = [
    `INSERT INTO log SELECT ?, seq, prev_hash, tx_id, time, author, payload_hash FROM log ${range}`,
    `INSERT INTO payload SELECT ?, seq, body FROM payload ${range}`,
    `INSERT INTO revision SELECT ?, document_id, seq FROM revision ${range}`,
    `INSERT INTO asset_use SELECT ?, asset_id, document_id, last_seq FROM asset_use
     WHERE dataset_id = ? AND last_seq > ? AND last_seq <= ?`,
  ].map((sql) => db.prepare(sql))
  const payloads = db.prepare(`SELECT body FROM payload ${range} ORDER BY seq`)
  const put = db.prepare('INSERT OR REPLACE INTO document VALUES (?, ?, ?)')
  const remove = db.prepare('DELETE FROM document WHERE dataset_id = ? AND id = ?')
  for (let at = 0; at < sequence; at += entriesAtOnce) {
    const end = Math.min(at + entriesAtOnce, sequence)
    inTransaction(db, () => {
      for (const part of parts) part.run(to, from, at, end)
      for (const row of payloads.all(from, at, end)) {
        const { documents } = payload.parse(JSON.parse(payloadRow.parse(row).body))
        for (const [id, document] of Object.entries(documents)) {
          if (document === null) remove.run(to, id)
          else put.run(to, id, JSON.stringify(document))
        }
      }
    })
    progress(Math.round((at / sequence) * 90))
    await breathe()
  }
}

const writeDocuments = async (
  db: DatabaseSync,
  id: number,
  documents: readonly LakeDocument[],
  { name, author, transactionId, change, progress }: Copy,
): Promise<void> => {
  const ledger = new Ledger(db)
  const target = new Dataset({ id, name, aclMode: '' }, { sequence: 0, hash: genesisHash, time: '' }, 0)
  for (let at = 0; at < documents.length; at += documentsAtOnce) {
    // One request, several entries: each has the id of its own that the log asks for.
    const _rev = at === 0 ? transactionId : `${transactionId}-${at / documentsAtOnce + 1}`
    const changes = documents.slice(at, at + documentsAtOnce).flatMap((document) => {
      const after = change(document)
      if (after === undefined) return []
      return [{ id: after._id, before: undefined, after: { ...after, _rev }, patches: undefined }]
    })
    if (changes.length > 0) {
      const timestamp = new Date().toISOString()
      const of = { transactionId: _rev, timestamp, author, changes, visible: [], behind: [], causes: [] }
      const entry = ledger.prepare(target, { ...of, announcement: undefined })
      inTransaction(db, () => ledger.write(entry))
      target.tip = entry.tip
    }
    progress(Math.round((at / documents.length) * 90))
    await breathe()
  }
}
