import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { z } from 'zod'
import { hashOfServed, readServedEntry, selectServed, servedEnd } from '#lake/log/served-entries.ts'

const idRow = z.object({ id: z.int() })

/** Appends to the chain of pages as served of a dataset, inside the caller's transaction. */
export class ServedWriter {
  readonly #db: DatabaseSync
  readonly #datasetId: number
  readonly #received: number
  readonly #statements = new Map<string, StatementSync>()
  readonly #texts = new Map<string, number>()
  #end: { seq: number; hash: string }

  /** @param received when the lake was told, ms since 1970 */
  constructor(db: DatabaseSync, datasetId: number, received: number) {
    this.#db = db
    this.#datasetId = datasetId
    this.#received = received
    this.#end = servedEnd(db, datasetId)
  }

  /** @returns the number of the entry in its chain */
  append(fields: Record<string, number | null | Uint8Array>): number {
    const seq = this.#end.seq + 1
    const row = {
      dataset_id: this.#datasetId,
      seq,
      prev_hash: Buffer.from(this.#end.hash, 'hex'),
      received: this.#received,
      ...fields,
    }
    const names = Object.keys(row)
    this.run(
      `INSERT INTO served (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      ...Object.values(row),
    )
    this.#end = { seq, hash: hashOfServed(readServedEntry(this.entry(seq))) }
    return seq
  }

  /** The id of a text that entries share. */
  text(text: string): number {
    const known = this.#texts.get(text)
    if (known !== undefined) return known
    this.run('INSERT INTO served_text (text) VALUES (?) ON CONFLICT DO NOTHING', text)
    const { id } = idRow.parse(this.get('SELECT id FROM served_text WHERE text = ?', text))
    this.#texts.set(text, id)
    return id
  }

  run(sql: string, ...values: SQLInputValue[]): void {
    this.#statement(sql).run(...values)
  }

  get(sql: string, ...values: SQLInputValue[]): unknown {
    return this.#statement(sql).get(...values)
  }

  /** The row of an entry, for `readServedEntry`. */
  entry(seq: number): unknown {
    return this.get(selectServed('dataset_id = ? AND seq = ?'), this.#datasetId, seq)
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#db.prepare(sql)
    this.#statements.set(sql, known)
    return known
  }
}
