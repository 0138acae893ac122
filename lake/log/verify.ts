import type { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { genesisHash, hashOfEntry, logEntry, sha256 } from './entry.ts'

/** What a verification found. */
export interface ChainReport {
  ok: boolean
  /** Entries looked at, of all datasets. */
  entries: number
  /** Revisions whose content was forgotten, each by an entry of its own in the chain. */
  forgotten: number
  /** Each names the dataset, the place and what is wrong there. */
  faults: string[]
}

const datasetRow = z.object({ id: z.number(), name: z.string() })
const countRow = z.object({ count: z.number() })
const bodyRow = z.object({ body: z.string() })
const documentRow = z.object({ id: z.string(), body: z.string() })
const payloadDocuments = z.object({ documents: z.record(z.string(), z.unknown()) })
const forgetting = z.object({
  forgotten: z.array(z.object({ sequence: z.number(), payloadHash: z.string() })),
})

/**
 * Follows every chain from its first entry: places without a gap, each entry carrying the hash of the
 * one before, each payload having the hash its entry names; and the current documents being what the
 * payloads add up to.
 */
export function verifyChain(
  db: DatabaseSync,
  onProgress: (entries: number, total: number) => void = () => {},
): ChainReport {
  const faults: string[] = []
  const total = countRow.parse(db.prepare('SELECT count(*) AS count FROM log').get()).count
  let entries = 0
  let forgotten = 0
  const payload = db.prepare('SELECT body FROM payload WHERE dataset_id = ? AND seq = ?')
  for (const { id, name } of z.array(datasetRow).parse(db.prepare('SELECT id, name FROM dataset').all())) {
    let previous = { seq: 0, hash: genesisHash }
    const newest = new Map<string, number>()
    const blanked = blankedPayloads(db, id)
    forgotten += blanked.count
    for (const row of db.prepare('SELECT * FROM log WHERE dataset_id = ? ORDER BY seq').iterate(id)) {
      const entry = logEntry.parse(row)
      const where = `${name} ${entry.seq}`
      if (entry.seq !== previous.seq + 1) faults.push(`${where}: the entry before it is missing`)
      if (entry.prev_hash !== previous.hash) faults.push(`${where}: it does not follow the entry before it`)
      const body = payload.get(id, entry.seq)
      if (body === undefined) faults.push(`${where}: its payload is missing`)
      else {
        const text = bodyRow.parse(body).body
        const expected = blanked.hashes.get(entry.seq) ?? entry.payload_hash
        if (sha256(text) !== expected) faults.push(`${where}: its payload was changed`)
        else for (const doc of Object.keys(documentsIn(text))) newest.set(doc, entry.seq)
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

/** The hashes of payloads that were blanked, as the newest chained entry about each names them. */
function blankedPayloads(db: DatabaseSync, datasetId: number) {
  const hashes = new Map<number, string>()
  let count = 0
  const rows = db
    .prepare(
      `SELECT p.body AS body FROM payload p JOIN log l ON l.dataset_id = p.dataset_id AND l.seq = p.seq
       WHERE p.dataset_id = ? AND l.tx_id GLOB 'forget-*' ORDER BY p.seq`,
    )
    .iterate(datasetId)
  for (const row of rows) {
    const entry = forgetting.safeParse(JSON.parse(bodyRow.parse(row).body))
    if (!entry.success) continue
    count += entry.data.forgotten.length
    for (const { sequence, payloadHash } of entry.data.forgotten) hashes.set(sequence, payloadHash)
  }
  return { hashes, count }
}

/** Current documents that differ from the newest payload that holds them. */
function documentFaults(
  db: DatabaseSync,
  dataset: { id: number; name: string },
  newest: ReadonlyMap<string, number>,
): string[] {
  const faults: string[] = []
  const payload = db.prepare('SELECT body FROM payload WHERE dataset_id = ? AND seq = ?')
  const seen = new Set<string>()
  for (const row of db.prepare('SELECT id, body FROM document WHERE dataset_id = ?').iterate(dataset.id)) {
    const { id, body } = documentRow.parse(row)
    seen.add(id)
    const place = newest.get(id)
    const recorded =
      place === undefined ? undefined : documentsIn(bodyRow.parse(payload.get(dataset.id, place)).body)[id]
    if (!isDeepStrictEqual(recorded, JSON.parse(body))) {
      faults.push(`${dataset.name} document ${id}: it is not what the log holds`)
    }
  }
  for (const [id, place] of newest) {
    if (seen.has(id)) continue
    const recorded = documentsIn(bodyRow.parse(payload.get(dataset.id, place)).body)[id]
    if (recorded !== null) faults.push(`${dataset.name} document ${id}: it is in the log only`)
  }
  return faults
}

function documentsIn(body: string): Record<string, unknown> {
  return payloadDocuments.parse(JSON.parse(body)).documents
}
