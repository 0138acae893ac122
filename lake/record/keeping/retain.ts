import type { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { recordAct } from '#lake/log/person-acts.ts'
import { readServedEntry, selectServed } from '#lake/log/served-entries.ts'
import { attested, contentAt } from '#lake/record/served/content.ts'
import { pack } from '#lake/record/served/pack.ts'
import { inTransaction } from '#lake/store/database.ts'
import { type KeptFor, keptSince, keptText } from '#settings/retention.ts'
import { holdsOf } from './holds.ts'
import { holdsOnPage } from './plan-hold.ts'
import { expiryDetail, planExpiry } from './plan-expiry.ts'

/** What was erased, or would be. */
export interface Erased {
  dataset: string
  /** Versions of pages whose bodies are gone. */
  pages: number
  /** Versions that are old enough, and held. */
  held: number
}

/** What is to be erased, and who says so. */
interface RetainWish {
  kept: KeptFor
  /** ms since 1970. */
  now: number
  /** Principal for the record. */
  author: string
  isDryRun: boolean
}

const datasetRow = z.object({ id: z.int(), name: z.string() })
const addressRow = z.object({ id: z.int(), text: z.string() })
const versionRow = z
  .object({ seq: z.int(), instance: z.int(), from: z.int(), hasBody: z.int() })
  .transform(({ hasBody, ...row }) => ({ ...row, hasBody: hasBody === 1 }))
const baseRow = z.object({ seq: z.int(), base: z.int() })

/** Versions in a transaction, and so in an act: a lake that runs waits no longer than for these. */
const atOnce = 1_000

/** Erases versions of one dataset. */
class Eraser {
  readonly #db: DatabaseSync
  readonly #dataset: z.infer<typeof datasetRow>
  readonly #wish: RetainWish
  readonly #since: number
  #waiting: { address: number; text: string; seq: number }[] = []

  constructor(db: DatabaseSync, dataset: z.infer<typeof datasetRow>, wish: RetainWish) {
    this.#db = db
    this.#dataset = dataset
    this.#wish = wish
    this.#since = keptSince(wish.kept, wish.now)
  }

  run(): Erased {
    const erased: Erased = { dataset: this.#dataset.name, pages: 0, held: 0 }
    for (const { id, text } of this.#addresses()) {
      const due = planExpiry(this.#versions(id), this.#since)
      if (due.length === 0) continue
      if (holdsOnPage(holdsOf(this.#db), this.#dataset.name, text).length > 0) {
        erased.held += due.length
        continue
      }
      if (this.#wish.isDryRun) {
        erased.pages += due.length
        continue
      }
      for (const seq of due) {
        this.#waiting.push({ address: id, text, seq })
        if (this.#waiting.length >= atOnce) erased.pages += this.#flush()
      }
    }
    erased.pages += this.#flush()
    return erased
  }

  #addresses(): z.infer<typeof addressRow>[] {
    const sql = `SELECT id, text FROM served_text WHERE id IN
      (SELECT DISTINCT address FROM served WHERE dataset_id = ? AND kind = 0) ORDER BY id`
    return z.array(addressRow).parse(this.#db.prepare(sql).all(this.#dataset.id))
  }

  #versions(address: number) {
    const sql = `SELECT seq, instance, served_from AS "from", packed IS NOT NULL AS hasBody FROM served
      WHERE dataset_id = ? AND kind = 0 AND address = ? ORDER BY seq`
    return z.array(versionRow).parse(this.#db.prepare(sql).all(this.#dataset.id, address))
  }

  /** Erases what waits, with the act that says so, in one transaction; what was held meanwhile stays. @returns how many */
  #flush(): number {
    const waiting = this.#waiting
    this.#waiting = []
    if (waiting.length === 0) return 0
    return inTransaction(this.#db, () => {
      const holds = holdsOf(this.#db)
      const free = waiting.filter(({ text }) => holdsOnPage(holds, this.#dataset.name, text).length === 0)
      if (free.length === 0) return 0
      const gone = new Map<number, number[]>()
      for (const { address, seq } of free) gone.set(address, [...(gone.get(address) ?? []), seq])
      for (const [address, sequences] of gone) this.#packAnew(address, new Set(sequences))
      const sequences = free.map(({ seq }) => seq)
      for (const seq of sequences) this.#write(seq, { base: null, packed: null })
      const { kept, author } = this.#wish
      const act = recordAct(this.#db, {
        author,
        act: 'record.expire',
        subject: this.#dataset.name,
        detail: expiryDetail(keptText(kept), new Date(this.#since).toISOString(), sequences),
      })
      const note = this.#db.prepare('INSERT INTO served_expired VALUES (?, ?, ?)')
      for (const seq of sequences) note.run(this.#dataset.id, seq, act)
      return sequences.length
    })
  }

  /** What is kept and was packed against what goes: the first of it becomes a full copy, the others follow from that. */
  #packAnew(address: number, gone: ReadonlySet<number>): void {
    const sql = `SELECT seq, base_seq AS base FROM served
      WHERE dataset_id = ? AND kind = 0 AND address = ? AND base_seq IS NOT NULL ORDER BY seq`
    const rows = z.array(baseRow).parse(this.#db.prepare(sql).all(this.#dataset.id, address))
    const bereft = rows.filter(({ seq, base }) => gone.has(base) && !gone.has(seq))
    let first: { seq: number; content: Buffer } | undefined
    for (const { seq } of bereft) {
      const content = this.#contentOf(seq)
      this.#write(seq, { base: first?.seq ?? null, packed: pack(content, first?.content) })
      first ??= { seq, content }
    }
  }

  /** @throws {Error} for what is not what was recorded: it is not packed anew, since that would hide it */
  #contentOf(seq: number): Buffer {
    const entry = readServedEntry(
      this.#db.prepare(selectServed('dataset_id = ? AND seq = ?')).get(this.#dataset.id, seq),
    )
    const content = contentAt(this.#db, this.#dataset.id, seq)
    if (entry.kind === 'page' && attested(content, entry) !== undefined) return content
    throw new Error(`${this.#dataset.name} served ${seq}: the page was changed`)
  }

  #write(seq: number, { base, packed }: { base: number | null; packed: Buffer | null }): void {
    const key = [this.#dataset.id, seq] as const
    this.#db.prepare('INSERT INTO served_expiring VALUES (?, ?)').run(...key)
    this.#db
      .prepare('UPDATE served SET base_seq = ?, packed = ?, packed_crc = ? WHERE dataset_id = ? AND seq = ?')
      .run(base, packed, packed === null ? null : crc32(packed), ...key)
    this.#db.prepare('DELETE FROM served_expiring').run()
  }
}

/**
 * Erases the bodies of pages as served that were no longer served so long ago that they need not be kept, and are not
 * held. Entries, hashes and trees stay; an act says how many, why, by whom and which. It may run beside a lake.
 * @throws {Error} where a page that is kept and must be packed anew is damaged
 */
export function retainServed(db: DatabaseSync, wish: RetainWish): Erased[] {
  db.exec('PRAGMA secure_delete = ON')
  const datasets = z.array(datasetRow).parse(db.prepare('SELECT id, name FROM dataset ORDER BY id').all())
  const erased = datasets.map((dataset) => new Eraser(db, dataset, wish).run())
  // The write-ahead log still holds the old pages.
  if (!wish.isDryRun) db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  return erased.filter(({ pages, held }) => pages + held > 0)
}
