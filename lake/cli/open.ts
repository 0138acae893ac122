import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { readDataDir } from '#lake/settings.ts'
import { openDatabase } from '#lake/store/database.ts'
import { CommandFailure } from './failure.ts'

/** Who acts in the record of people when a command does. */
export const commandLine = '<command line>'

/**
 * The database of the lake in DATA_DIR, whether or not it runs.
 * @throws {CommandFailure} where there is none: commands never create an empty lake
 */
export const openExisting = (open = openDatabase): { db: DatabaseSync; dataDir: string } => {
  const dataDir = readDataDir()
  if (!existsSync(join(dataDir, 'lake.sqlite'))) {
    throw new CommandFailure(`There is no lake in ${dataDir}. Run npm start first, or set DATA_DIR.`)
  }
  return { db: open(dataDir), dataDir }
}
