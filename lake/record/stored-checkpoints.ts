import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Checkpoint, readCheckpoint } from './checkpoint.ts'
import { ownPublicKey } from './signing-key.ts'
import { isTimestampOf } from './timestamp.ts'
import { NoteError } from './tree/note.ts'

/** The folder of the lake's checkpoints; copies belong on another machine. */
export const checkpointFolder = (dataDir: string): string => join(dataDir, 'checkpoints')

const ending = '.checkpoint'
const namePattern = /^(\d{4}-\d{2}-\d{2})\.(.+)\.checkpoint$/

/** The file of a chain's checkpoint of a day (`YYYY-MM-DD`). */
export const checkpointName = (day: string, chain: string): string => `${day}.${chain}${ending}`

/** The file of the timestamp (RFC 3161) of a checkpoint, beside it. */
export const timestampName = (file: string): string => `${file.slice(0, -ending.length)}.tsr`

/** Day and chain of such a file; nothing for another. */
export function namedBy(file: string): { day: string; chain: string } | undefined {
  const [, day, chain] = namePattern.exec(file) ?? []
  return day === undefined || chain === undefined ? undefined : { day, chain }
}

/** The files of the checkpoints, oldest first: each is named after its day and its chain. */
export const checkpointFiles = (dataDir: string): string[] => {
  const folder = checkpointFolder(dataDir)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => namePattern.test(name)).toSorted()
}

const reasonOf = (error: unknown): string =>
  error instanceof NoteError ? error.message : 'It cannot be read.'

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
  if (key === undefined) {
    const missing = `checkpoint-key.pem is missing, and ${count} checkpoints were signed with it`
    return { count, checkpoints: [], faults: count === 0 ? [] : [missing] }
  }
  const checkpoints: Checkpoint[] = []
  const faults: string[] = []
  for (const name of names) {
    const { day, chain } = namedBy(name) ?? { day: '', chain: '' }
    try {
      const note = readFileSync(join(checkpointFolder(dataDir), name))
      const read = readCheckpoint(note, day, key)
      if (read.chain === chain) checkpoints.push(read)
      else faults.push(`checkpoints/${name}: It is the checkpoint of ${read.chain}.`)
      const timestamp = join(checkpointFolder(dataDir), timestampName(name))
      if (existsSync(timestamp) && !isTimestampOf(readFileSync(timestamp), note))
        faults.push(`checkpoints/${timestampName(name)}: It is a timestamp of something else.`)
    } catch (error) {
      faults.push(`checkpoints/${name}: ${reasonOf(error)}`)
    }
  }
  return { count, checkpoints, faults }
}
