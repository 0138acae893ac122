import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { actsOf } from '#lake/log/person-acts.ts'
import { isExpiryOf, readExpiry } from './plan-expiry.ts'

/** How it came that a page as served has no body any more. */
export interface Expiry {
  /** Number of the act. */
  act: number
  /** ISO 8601. */
  at: string
  by: string
  /** How long pages were kept: `7y`. */
  rule: string
}

const expiredRow = z.object({ act: z.int() })
const listRow = z.object({ seq: z.int(), act: z.int(), isBlank: z.int().nullable() })

/** Data of an earlier version have nothing that expired. */
export const hasExpired = (db: DatabaseSync): boolean =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'served_expired'").get() !== undefined

/** The act by which the body of an entry was erased; nothing where it was not. */
export function expiryOf(db: DatabaseSync, datasetId: number, seq: number): Expiry | undefined {
  const row = db
    .prepare('SELECT act FROM served_expired WHERE dataset_id = ? AND seq = ?')
    .get(datasetId, seq)
  if (row === undefined) return undefined
  const { act } = expiredRow.parse(row)
  const found = actsOf(db, ['record.expire']).find((one) => one.seq === act)
  const said = found === undefined ? undefined : readExpiry(found.detail)
  return found === undefined || said === undefined
    ? undefined
    : { act, at: found.time, by: found.author, rule: said.rule }
}

/**
 * What of a dataset's pages as served expired, held against the acts that say so: each is about exactly the entries that
 * bear its number, and each of these has no body.
 */
export function expiryFaults(db: DatabaseSync, { id, name }: { id: number; name: string }): string[] {
  if (!hasExpired(db)) return []
  const acts = new Map(actsOf(db, ['record.expire']).map((act) => [act.seq, act]))
  const lists = new Map<number, number[]>()
  const faults: string[] = []
  const sql = `SELECT expired.seq AS seq, expired.act AS act, served.packed IS NULL AND served.kind = 0 AS isBlank
    FROM served_expired AS expired LEFT JOIN served ON served.dataset_id = expired.dataset_id AND served.seq = expired.seq
    WHERE expired.dataset_id = ? ORDER BY expired.seq`
  for (const row of db.prepare(sql).iterate(id)) {
    const { seq, act, isBlank } = listRow.parse(row)
    const list = lists.get(act)
    if (list === undefined) lists.set(act, [seq])
    else list.push(seq)
    if (isBlank !== 1) faults.push(`${name} served ${seq}: something stands where the page expired`)
  }
  for (const [number, sequences] of lists) {
    const act = acts.get(number)
    if (act?.subject !== name || !isExpiryOf(act.detail, sequences))
      faults.push(
        `${name} served: ${sequences.length} pages are said to have expired by act ${number}, which says something else`,
      )
  }
  return faults
}
