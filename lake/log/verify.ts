import type { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { forgettingSchema, isBlank } from '#lake/store/forgotten.ts'
import { genesisHash, hashOfEntry, logEntry, sha256 } from './entry.ts'

/** A log entry that records a forgetting. */
interface Forgetting {
  /** Dataset and place of the entry. */
  where: string
  /** How many revisions were blanked. */
  count: number
  reason: string
}

/** Result of a verification. */
export interface ChainReport {
  ok: boolean
  /** Entries verified, of all datasets. */
  entries: number
  /** What was forgotten, one line per entry that records it. */
  forgotten: Forgetting[]
  /** Each names the dataset, the sequence and the fault. */
  faults: string[]
}

const datasetRow = z.object({ id: z.number(), name: z.string() })
const countRow = z.object({ count: z.number() })
const bodyRow = z.object({ body: z.string() })
const forgettingRow = z.object({ seq: z.number(), body: z.string() })
const idRow = z.object({ id: z.string() })
const payloadDocuments = z.object({ documents: z.record(z.string(), z.unknown()) })

/**
 * Verifies every chain from its first entry: sequences without a gap, each entry carrying the hash of the one
 * before, each payload having the hash its entry names; and the current documents being the result of the
 * payloads.
 */
export function verifyChain(
  db: DatabaseSync,
  onProgress: (entries: number, total: number) => void = () => {},
): ChainReport {
  const faults: string[] = []
  const total = countRow.parse(db.prepare('SELECT count(*) AS count FROM log').get()).count
  let entries = 0
  const forgotten: Forgetting[] = []
  const payload = db.prepare('SELECT body FROM payload WHERE dataset_id = ? AND seq = ?')
  for (const { id, name } of z.array(datasetRow).parse(db.prepare('SELECT id, name FROM dataset').all())) {
    let previous = { seq: 0, hash: genesisHash }
    const newest = new Map<string, number>()
    const blanked = blankedPayloads(db, { id, name })
    forgotten.push(...blanked.forgotten)
    for (const row of db.prepare('SELECT * FROM log WHERE dataset_id = ? ORDER BY seq').iterate(id)) {
      const entry = logEntry.parse(row)
      const where = `${name} ${entry.seq}`
      if (entry.seq !== previous.seq + 1) faults.push(`${where}: the entry before it is missing`)
      if (entry.prev_hash !== previous.hash) faults.push(`${where}: it does not follow the entry before it`)
      const body = payload.get(id, entry.seq)
      if (body === undefined) faults.push(`${where}: its payload is missing`)
      else {
        const text = bodyRow.parse(body).body
        const blank = blanked.payloads.get(entry.seq)
        if (sha256(text) !== (blank?.hash ?? entry.payload_hash)) {
          faults.push(`${where}: its payload was changed`)
        } else {
          const documents = documentsIn(text)
          // Forgetting leaves nothing: content under its hash was put there later.
          const isReplaced = blank?.documents.some((doc) => !isBlank(documents[doc])) ?? false
          if (isReplaced) faults.push(`${where}: something else stands where it was forgotten`)
          for (const doc of Object.keys(documents)) newest.set(doc, entry.seq)
        }
      }
      previous = { seq: entry.seq, hash: hashOfEntry(entry) }
      entries++
      if (entries % 1_000 === 0) onProgress(entries, total)
    }
    faults.push(...documentFaults(db, { id, name }, newest))
  }
  onProgress(entries, total)
  return { ok: faults.length === 0, entries, forgotten, faults }
}

/** Every hash that a payload had after something of it was forgotten, by its place. */
export function blankedHashes(db: DatabaseSync, datasetId: number): ReadonlyMap<number, ReadonlySet<string>> {
  const hashes = new Map<number, Set<string>>()
  for (const { entry } of forgettings(db, datasetId))
    for (const { sequence, payloadHash } of entry.forgotten)
      hashes.set(sequence, (hashes.get(sequence) ?? new Set()).add(payloadHash))
  return hashes
}

/** The entries that record a forgetting, oldest first. */
function* forgettings(db: DatabaseSync, datasetId: number) {
  const rows = db
    .prepare(
      `SELECT p.seq AS seq, p.body AS body FROM payload p JOIN log l ON l.dataset_id = p.dataset_id AND l.seq = p.seq
       WHERE p.dataset_id = ? AND l.tx_id GLOB 'forget-*' ORDER BY p.seq`,
    )
    .iterate(datasetId)
  for (const row of rows) {
    const { seq, body } = forgettingRow.parse(row)
    const entry = forgettingSchema.safeParse(JSON.parse(body))
    if (entry.success) yield { seq, entry: entry.data }
  }
}

interface BlankedPayload {
  hash: string
  documents: string[]
}

/** The blanked payloads, each with the hash that the newest entry about it names. */
function blankedPayloads(db: DatabaseSync, dataset: { id: number; name: string }) {
  const payloads = new Map<number, BlankedPayload>()
  const forgotten: Forgetting[] = []
  for (const { seq, entry } of forgettings(db, dataset.id)) {
    const { reason, forgotten: revisions } = entry
    const earlier = revisions.filter(({ sequence }) => sequence < seq)
    forgotten.push({ where: `${dataset.name} ${seq}`, count: earlier.length, reason })
    for (const { sequence, payloadHash, documentId } of earlier) {
      const documents = [...(payloads.get(sequence)?.documents ?? []), documentId]
      payloads.set(sequence, { hash: payloadHash, documents })
    }
  }
  return { payloads, forgotten }
}

/** Current documents that differ from the newest payload that contains them; each payload is read once. */
function documentFaults(
  db: DatabaseSync,
  dataset: { id: number; name: string },
  newest: ReadonlyMap<string, number>,
): string[] {
  const faults: string[] = []
  const payload = db.prepare('SELECT body FROM payload WHERE dataset_id = ? AND seq = ?')
  const current = db.prepare('SELECT body FROM document WHERE dataset_id = ? AND id = ?')
  for (const [place, ids] of idsByPlace(newest)) {
    const recorded = documentsIn(bodyRow.parse(payload.get(dataset.id, place)).body)
    for (const id of ids) {
      const row = current.get(dataset.id, id)
      const stands = row === undefined ? null : JSON.parse(bodyRow.parse(row).body)
      if (isDeepStrictEqual(recorded[id], stands)) continue
      const fault = row === undefined ? 'it is in the log only' : 'it is not what the log holds'
      faults.push(`${dataset.name} document ${id}: ${fault}`)
    }
  }
  for (const row of db.prepare('SELECT id FROM document WHERE dataset_id = ?').iterate(dataset.id)) {
    const { id } = idRow.parse(row)
    if (!newest.has(id)) faults.push(`${dataset.name} document ${id}: it is not what the log holds`)
  }
  return faults
}

function idsByPlace(newest: ReadonlyMap<string, number>): Map<number, string[]> {
  const places = new Map<number, string[]>()
  for (const [id, place] of newest) {
    const ids = places.get(place)
    if (ids === undefined) places.set(place, [id])
    else ids.push(id)
  }
  return places
}

function documentsIn(body: string): Record<string, unknown> {
  return payloadDocuments.parse(JSON.parse(body)).documents
}
