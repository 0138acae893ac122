import type { DatabaseSync } from 'node:sqlite'
import { aroundExec } from './around-exec.ts'

/**
 * Makes of the lake one that acknowledges before it commits: the control of the kill test, which must
 * notice. Loaded into the lake's process by `--import`; the product knows nothing of it.
 */

/** Longer than an answer takes to reach its writer on a busy machine, so that a kill finds some uncommitted, ms. */
const lateMs = 500
const waiting = new WeakSet<DatabaseSync>()

aroundExec((db, sql, exec) => {
  if (sql === 'COMMIT') {
    if (waiting.has(db)) return
    waiting.add(db)
    setTimeout(() => {
      waiting.delete(db)
      exec('COMMIT')
    }, lateMs)
  } else if (!sql.startsWith('BEGIN') || !db.isTransaction) exec(sql)
})
