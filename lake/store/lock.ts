import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The data belong to another lake that runs. */
export class DataInUseError extends Error {
  override name = 'DataInUseError'
}

/**
 * Takes the data folder for this process alone: a lake keeps its documents in memory, so two on the
 * same data would not see each other's writes. The lock is the operating system's and goes with the
 * process, however it ends. Commands beside a running lake do not need it.
 * @returns what gives the folder back
 * @throws {DataInUseError} when another lake has it
 */
export function lockData(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const lock = new DatabaseSync(join(dataDir, 'lake.lock'))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new DataInUseError(
      `Another lake works on the data in ${dataDir}. Stop it, or set another DATA_DIR.`,
    )
  }
  return () => lock.close()
}
