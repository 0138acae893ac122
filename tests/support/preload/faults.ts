import { readFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { aroundExec } from './around-exec.ts'

/**
 * Lets a test take the disk away from a running lake: the file named by `FAULTS` says what is broken
 * at the moment, as words: `database-full`, `database-damaged`, or `open:<code>` and `rename:<code>` for asset
 * files.
 */
const broken = (): string => readFileSync(process.env['FAULTS'] ?? '', 'utf8')

const failure = (operation: string): Error | undefined => {
  const code = new RegExp(`${operation}:(\\w+)`).exec(broken())?.[1]
  return code === undefined ? undefined : Object.assign(new Error(`${code}: ${operation}`), { code })
}

aroundExec((db, sql, exec) => {
  if (sql === 'BEGIN IMMEDIATE') {
    if (broken().includes('database-damaged'))
      throw Object.assign(new Error('database disk image is malformed'), { errcode: 11 })
    const pages = Number(db.prepare('PRAGMA page_count').get()?.['page_count'])
    exec(`PRAGMA max_page_count = ${broken().includes('database-full') ? pages : 1_000_000}`)
  }
  exec(sql)
})

const { open, rename } = promises
Object.assign(promises, {
  open: async (...args: Parameters<typeof open>) => {
    const error = String(args[0]).endsWith('.tmp') ? failure('open') : undefined
    if (error !== undefined) throw error
    return open(...args)
  },
  rename: async (...args: Parameters<typeof rename>) => {
    const error = failure('rename')
    if (error !== undefined) throw error
    return rename(...args)
  },
})
syncBuiltinESMExports()
