import { aroundExec } from './around-exec.ts'

/** Says at the end how many transactions were committed, and with which `PRAGMA synchronous` each. */
let commits = 0
const levels = new Set<unknown>()

aroundExec((db, sql, exec) => {
  if (sql === 'COMMIT') {
    commits += 1
    levels.add(db.prepare('PRAGMA synchronous').get()?.['synchronous'])
  }
  exec(sql)
})

process.on('exit', () =>
  process.stderr.write(`watched ${JSON.stringify({ commits, levels: [...levels] })}\n`),
)
