import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { type Checkpoint, CheckpointError, checkpointFaults, readCheckpoint } from './checkpoint.ts'
import { ownPublicKey } from './signing-key.ts'

/** The folder of the lake's checkpoints; copies belong on another machine. */
export const checkpointFolder = (dataDir: string): string => join(dataDir, 'checkpoints')

/** The files of the checkpoints, oldest first: each is named after its day. */
export const checkpointFiles = (dataDir: string): string[] => {
  const folder = checkpointFolder(dataDir)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => name.endsWith('.json')).toSorted()
}

const reasonOf = (error: unknown): string =>
  error instanceof CheckpointError ? error.message : 'It cannot be read.'

/** The stored checkpoints of a lake, the newest first. */
export interface StoredCheckpoints {
  count: number
  checkpoints: readonly Checkpoint[]
  /** A sentence for each that is not the lake's. */
  faults: readonly string[]
}

/** Reads them; beside a running lake before the log they are held against, which only grows. */
export function readStored(dataDir: string): StoredCheckpoints {
  const names = checkpointFiles(dataDir).toReversed()
  const count = names.length
  const key = ownPublicKey(dataDir)
  if (count > 0 && key === undefined)
    return {
      count,
      checkpoints: [],
      faults: [`checkpoint-key.pem is missing, and ${count} checkpoints were signed with it`],
    }
  const checkpoints: Checkpoint[] = []
  const faults: string[] = []
  for (const name of names) {
    try {
      const text = readFileSync(join(checkpointFolder(dataDir), name), 'utf8')
      checkpoints.push(readCheckpoint(text, key ?? ''))
    } catch (error) {
      faults.push(`checkpoints/${name}: ${reasonOf(error)}`)
    }
  }
  return { count, checkpoints, faults }
}

/** A sentence for each stored checkpoint that the log does not fit, or that is not the lake's; the newest first. */
export const storedFaults = (db: DatabaseSync, { checkpoints, faults }: StoredCheckpoints): string[] => [
  ...checkpoints.flatMap((one) => checkpointFaults(db, one)),
  ...faults,
]
