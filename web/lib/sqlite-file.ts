import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const connect = (file: string, schema: string): DatabaseSync => {
  const db = new DatabaseSync(file)
  try {
    db.exec(schema)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

const isDamaged = (error: unknown): boolean =>
  error instanceof Error && /not a database|malformed/.test(error.message)

/**
 * Opens a SQLite file of the site's own, and makes it with its folder where there is none. A damaged one is set aside.
 * @param schema SQL that also an existing file bears
 * @param loss what that costs, as the end of a sentence for the log
 */
export const openSqliteFile = (file: string, schema: string, loss: string): DatabaseSync => {
  mkdirSync(dirname(file), { recursive: true })
  try {
    return connect(file, schema)
  } catch (error) {
    if (!isDamaged(error)) throw error
    console.error(`${file} is damaged and was put aside; ${loss}:`, error)
    renameSync(file, `${file}.damaged`)
    for (const side of ['-wal', '-shm']) rmSync(`${file}${side}`, { force: true })
    return connect(file, schema)
  }
}
