import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { readServedEntry, type ServedPage } from '#lake/log/served-entries.ts'
import { inTransaction } from '#lake/store/database.ts'
import { contentAt, packedAt } from './content.ts'
import type { Batch, HandedGap, HandedPage } from './handed.ts'
import { basePlace, headersText, joined, pack, versionsPerCopy } from './pack.ts'
import { ServedWriter } from './writer.ts'

/** What the lake has now. */
export interface Kept {
  /** Every item up to this number is kept. */
  reached: number
  /** Whether items were missing, which is on record: the site is to hand over all that it serves once more. */
  isGapped: boolean
}

const seqRow = z.object({ seq: z.int() })
const reachedRow = z.object({ reached: z.int() })
const lastRow = z.object({ at: z.int() })

const hashed = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()

/** Writes what one process of the site hands over, inside the caller's transaction. */
class Keeper {
  readonly #db: DatabaseSync
  readonly #datasetId: number
  readonly #batch: Batch
  readonly #writer: ServedWriter

  constructor(db: DatabaseSync, datasetId: number, batch: Batch, received: number) {
    this.#db = db
    this.#datasetId = datasetId
    this.#batch = batch
    this.#writer = new ServedWriter(db, datasetId, received)
  }

  page({ address, language, status, sequence, from, headers, body }: HandedPage): void {
    const head = headersText(headers)
    const [sha256, headersHash] = [hashed(body), hashed(head)]
    const addressId = this.#writer.text(address)
    const own = this.#tip(addressId)
    if (own !== undefined && this.#isSame(own, { sha256, headersHash, status })) return
    const content = joined({ headers: head, body })
    const before = own ?? this.#anyTip(addressId)
    const { base, place, packed } = this.#packed(content, before)
    const seq = this.#writer.append({
      kind: 0,
      instance: this.#writer.text(this.#batch.instance),
      served_from: Date.parse(from),
      address: addressId,
      language: this.#writer.text(language),
      status,
      content_seq: sequence,
      build: this.#writer.text(this.#batch.build),
      sha256,
      headers_hash: headersHash,
      base_seq: base,
      place,
      packed,
      packed_crc: crc32(packed),
    })
    this.#writer.run(
      `INSERT INTO served_tip VALUES (?, ?, ?, ?)
       ON CONFLICT (dataset_id, address, instance) DO UPDATE SET seq = excluded.seq`,
      this.#datasetId,
      addressId,
      this.#writer.text(this.#batch.instance),
      seq,
    )
  }

  gap({ from, until, reason }: Pick<HandedGap, 'from' | 'until' | 'reason'>): void {
    this.#writer.append({
      kind: 1,
      instance: this.#writer.text(this.#batch.instance),
      served_from: Date.parse(from),
      served_until: Date.parse(until),
      reason: this.#writer.text(reason),
    })
  }

  /** Since when nothing of this instance is on record; `fallback` where nothing ever was. */
  lastFrom(fallback: string): string {
    const row = this.#writer.get(
      `SELECT coalesce(served_until, served_from) AS at FROM served
       WHERE dataset_id = ? AND instance = ? ORDER BY seq DESC LIMIT 1`,
      this.#datasetId,
      this.#writer.text(this.#batch.instance),
    )
    const at = row === undefined ? Date.parse(fallback) : lastRow.parse(row).at
    return new Date(Math.min(at, Date.parse(fallback))).toISOString()
  }

  #tip(address: number): number | undefined {
    const row = this.#writer.get(
      'SELECT seq FROM served_tip WHERE dataset_id = ? AND address = ? AND instance = ?',
      this.#datasetId,
      address,
      this.#writer.text(this.#batch.instance),
    )
    return row === undefined ? undefined : seqRow.parse(row).seq
  }

  #anyTip(address: number): number | undefined {
    const row = this.#writer.get(
      'SELECT seq FROM served_tip WHERE dataset_id = ? AND address = ? ORDER BY seq DESC LIMIT 1',
      this.#datasetId,
      address,
    )
    return row === undefined ? undefined : seqRow.parse(row).seq
  }

  /** Whether an instance still serves this version, as far as is known without a gap. */
  #isSame(seq: number, now: { sha256: Buffer; headersHash: Buffer; status: number }): boolean {
    const before = pageOf(this.#writer.entry(seq))
    if (before?.sha256 !== now.sha256.toString('hex')) return false
    if (before.headersSha256 !== now.headersHash.toString('hex') || before.status !== now.status) return false
    const gap = this.#writer.get(
      'SELECT 1 FROM served WHERE dataset_id = ? AND kind = 1 AND seq > ? AND instance = ?',
      this.#datasetId,
      seq,
      this.#writer.text(this.#batch.instance),
    )
    return gap === undefined
  }

  #packed(content: Buffer, before: number | undefined) {
    const whole = { base: null, place: 0 }
    if (before === undefined) return { ...whole, packed: pack(content) }
    let [seq, row] = [before, packedAt(this.#db, this.#datasetId, before)]
    const place = row.place + 1
    const wanted = place < versionsPerCopy ? basePlace(place) : undefined
    if (wanted === undefined) return { ...whole, packed: pack(content) }
    // The place that is wanted lies on the way from the version before to its full copy.
    while (row.place > wanted && row.base !== null)
      [seq, row] = [row.base, packedAt(this.#db, this.#datasetId, row.base)]
    return { base: seq, place, packed: pack(content, contentAt(this.#db, this.#datasetId, seq)) }
  }
}

const pageOf = (row: unknown): ServedPage | undefined => {
  const read = row === undefined ? undefined : readServedEntry(row)
  return read?.kind === 'page' ? read : undefined
}

/**
 * Keeps what a process of the site hands over, in one transaction. Each item once, however often it comes: items of a
 * run are numbered from 1. What an instance serves already is no new version. Numbers that are missing are a gap, and on
 * record as one.
 */
export const keepServed = (db: DatabaseSync, datasetId: number, batch: Batch, now = Date.now()): Kept =>
  inTransaction(db, () => {
    const row = db
      .prepare('SELECT reached FROM served_run WHERE dataset_id = ? AND run = ?')
      .get(datasetId, batch.run)
    let reached = row === undefined ? 0 : reachedRow.parse(row).reached
    let isGapped = false
    const keeper = new Keeper(db, datasetId, batch, now)
    for (const item of batch.items) {
      if (item.number <= reached) continue
      if (item.number > reached + 1) {
        isGapped = true
        keeper.gap({ from: keeper.lastFrom(item.from), until: item.from, reason: 'missing' })
      }
      if (item.kind === 'page') keeper.page(item)
      else keeper.gap(item)
      reached = item.number
    }
    db.prepare(
      `INSERT INTO served_run VALUES (?, ?, ?) ON CONFLICT (dataset_id, run) DO UPDATE SET reached = excluded.reached`,
    ).run(datasetId, batch.run, reached)
    return { reached, isGapped }
  })
