import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { ensureTables } from './tables.ts'

const baseRow = z.object({ base: z.string() })

/** What the names of this lake's trees begin with; nothing before the first start of a version that has trees. */
export const storedBase = (db: DatabaseSync): string | undefined => {
  ensureTables(db)
  const row = db.prepare('SELECT base FROM tree_base').get()
  return row === undefined ? undefined : baseRow.parse(row).base
}

/** The same, of a lake that has none yet: host and port of its address. */
export const baseOf = (db: DatabaseSync, url: string): string => storedBase(db) ?? new URL(url).host

/**
 * The same, kept for ever: it stays when the lake moves to another address, since auditors know the trees by it.
 */
export function keepBase(db: DatabaseSync, url: string): string {
  const base = baseOf(db, url)
  if (storedBase(db) === undefined) db.prepare('INSERT INTO tree_base VALUES (?)').run(base)
  return base
}
