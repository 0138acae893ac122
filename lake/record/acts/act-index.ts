import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { z } from 'zod'
import { indexedUpTo, LogReader } from './log-reader.ts'

/** Entries up to which a question waits for the index; beyond them it is being built. */
const mostUnread = 512

const placeRow = z.object({ seq: z.int() })

/** How many entries of the log have not been read yet. */
const unreadEntries = (db: DatabaseSync, datasetId: number): number => {
  const end = db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM log WHERE dataset_id = ?').get(datasetId)
  return placeRow.parse(end).seq - indexedUpTo(db, datasetId)
}

/** Drops the index of all datasets, which is then built anew: what was forgotten is in it no more. */
export function dropActs(db: DatabaseSync): void {
  for (const table of ['act', 'act_text', 'act_place']) db.exec(`DELETE FROM ${table}`)
}

/**
 * Reads what was written since into the index: of the last second, or all of it for a log of an earlier version and after
 * something was forgotten. Others have their turn in between.
 * @param isOver asked between pieces whether to leave the rest
 */
export async function growActs(
  db: DatabaseSync,
  datasetIds: readonly number[],
  isOver: () => boolean = () => false,
): Promise<void> {
  for (const datasetId of datasetIds) {
    if (unreadEntries(db, datasetId) === 0) continue
    const index = new LogReader(db, datasetId)
    while (!isOver() && index.readSome()) await othersFirst()
  }
}

/**
 * Brings the index up to the newest entry, for a question that is answered next.
 * @returns how many entries are missing where it is being built from a log of an earlier version
 */
export function catchUp(db: DatabaseSync, datasetId: number): number {
  const unread = unreadEntries(db, datasetId)
  if (unread === 0) return 0
  if (unread > mostUnread) return unread
  const index = new LogReader(db, datasetId)
  while (index.readSome());
  return 0
}
