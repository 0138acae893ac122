import type { DatabaseSync } from 'node:sqlite'
import { treeSchema } from '#lake/store/schema/schema-tree.ts'

/** Lets a database of a version before trees be read as one whose trees are not built; nothing of it is written. */
export function ensureTables(db: DatabaseSync): void {
  const known = db.prepare("SELECT count(*) AS n FROM sqlite_schema WHERE name IN ('tree_tile', 'tree_base')")
  if (known.get()?.['n'] === 2) return
  const temporary = "SELECT 1 FROM sqlite_temp_schema WHERE name = 'tree_tile'"
  if (db.prepare(temporary).get() !== undefined) return
  for (const sql of treeSchema) db.exec(sql.replaceAll('CREATE TABLE', 'CREATE TEMP TABLE'))
}
