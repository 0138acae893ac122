import type { DatabaseSync } from 'node:sqlite'
import { actsOf, recordAct } from '#lake/log/person-acts.ts'
import { inTransaction } from '#lake/store/database.ts'
import { publishedId } from '#lake/store/document.ts'
import { type Held, type Hold, liftSubject, standingHolds, subjectOf } from './plan-hold.ts'

/** Why a hold was not set or lifted, with the way out. */
export class HoldRefusal extends Error {
  override name = 'HoldRefusal'
}

/** The holds that stand, oldest first: what the acts on record say. */
export const holdsOf = (db: DatabaseSync): Hold[] => standingHolds(actsOf(db, ['hold.set', 'hold.lift']))

/**
 * @throws {HoldRefusal} for what is not on record: a hold on a name that was mistyped would keep nothing
 */
function assertKnown(db: DatabaseSync, held: Held): void {
  if (held.kind === 'all') return
  const ids = 'SELECT id FROM dataset WHERE name = ?'
  if (db.prepare(ids).get(held.dataset) === undefined)
    throw new HoldRefusal(`There was never a dataset "${held.dataset}".`)
  if (held.kind === 'document') {
    const id = publishedId(held.id)
    const sql = `SELECT 1 FROM revision WHERE dataset_id IN (${ids})
      AND (document_id IN (?, ?) OR (document_id GLOB 'versions.*' AND substr(document_id, -length(?)) = ?)) LIMIT 1`
    if (db.prepare(sql).get(held.dataset, id, `drafts.${id}`, `.${id}`, `.${id}`) === undefined)
      throw new HoldRefusal(`The log has no document "${id}": a hold on it would keep nothing.`)
    return
  }
  const sql = `SELECT 1 FROM served WHERE dataset_id IN (${ids}) AND kind = 0
    AND address = (SELECT id FROM served_text WHERE text = ?) LIMIT 1`
  if (db.prepare(sql).get(held.dataset, held.address) === undefined)
    throw new HoldRefusal(
      `No page "${held.address}" is on record. Give its path with the language, such as /de/fees: a hold on another would keep nothing.`,
    )
}

/** What is kept, why, and who says so. */
interface HoldRequest {
  held: Held
  reason: string
  /** Principal for the record. */
  author: string
}

/**
 * Puts a hold on record, as an act of the chain that has a tree: what it covers is not erased until it is lifted.
 * @throws {HoldRefusal} for what is not on record
 */
export const setHold = (db: DatabaseSync, { held, reason, author }: HoldRequest): Hold =>
  inTransaction(db, () => {
    assertKnown(db, held)
    const id = recordAct(db, { author, act: 'hold.set', subject: subjectOf(held), detail: reason })
    const hold = holdsOf(db).find((one) => one.id === id)
    if (hold === undefined) throw new Error(`the act ${id} sets no hold`)
    return hold
  })

/**
 * Lifts a hold; that it stood, and why it was lifted, stays on record.
 * @throws {HoldRefusal} where no such hold stands
 */
export const liftHold = (
  db: DatabaseSync,
  { id, reason, author }: { id: number; reason: string; author: string },
): Hold =>
  inTransaction(db, () => {
    const hold = holdsOf(db).find((one) => one.id === id)
    if (hold === undefined) throw new HoldRefusal(`No hold ${id} stands. See: hold list`)
    recordAct(db, { author, act: 'hold.lift', subject: liftSubject(id), detail: reason })
    return hold
  })
