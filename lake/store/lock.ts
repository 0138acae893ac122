import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBusy, isDamage } from './damage.ts'
import { makePrivate } from './private-folder.ts'

/** The data folder is in use by another running lake. */
export class DataInUseError extends Error {
  override name = 'DataInUseError'
}

/**
 * Locks the data folder for this process: a lake keeps its documents in memory, so two on the same data would
 * not see each other's writes. The lock is the operating system's and ends with the process, however it ends.
 * Commands beside a running lake do not need it.
 * @returns what releases the lock
 * @throws {DataInUseError} when another lake has it
 */
export function lockData(dataDir: string): () => void {
  makePrivate(dataDir)
  const file = join(dataDir, 'lake.lock')
  const take = (): (() => void) => {
    const lock = new DatabaseSync(file)
    try {
      lock.exec('BEGIN EXCLUSIVE')
      return () => lock.close()
    } catch (error) {
      lock.close()
      throw error
    }
  }
  try {
    return take()
  } catch (error) {
    // The file holds no data: a damaged one is recreated.
    if (isDamage(error)) {
      rmSync(file)
      return take()
    }
    if (!isBusy(error)) throw error
    throw new DataInUseError(
      `Another lake works on the data in ${dataDir}. Stop it, or set another DATA_DIR.`,
    )
  }
}
