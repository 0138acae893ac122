import { unavailable } from '#lake/http/errors.ts'

/** What the lake knows of its own record. */
export interface RecordState {
  /** What the stored checkpoints attest and the log did not hold at the start; while there is any, nothing is written. */
  readonly misfits: readonly string[]
  /** What the last look at all of the record found. */
  damage: readonly string[]
  /** What of its evidence is not where it should be yet: timestamps and copies of checkpoints. */
  waiting: readonly string[]
}

const listed = ([first = '', ...more]: readonly string[]): string =>
  more.length === 0 ? first : `${first}, and ${more.length} more`

const restore = 'restore the newest backup with: npm run restore -- FOLDER'

/** What is wrong with the record, with the remedy; nothing while it is whole. */
export const recordFault = ({ misfits, damage }: RecordState, dataDir: string): string | undefined => {
  if (misfits.length > 0)
    return `The log is shorter than what was signed, or another: ${listed(misfits)}. It is read, and nothing is added to it. Stop the lake, move ${dataDir} to another place, and ${restore}`
  if (damage.length > 0)
    return `The record is damaged: ${listed(damage)}. See all of it with npm run lake -- verify; then stop the lake, move ${dataDir} to another place, and ${restore}`
  return undefined
}

/**
 * Refuses what would be added to a log that lacks what was signed: its numbers would be given twice.
 * @throws {HttpError} 503
 */
export const assertWritable = ({ misfits }: RecordState): void => {
  const [first] = misfits
  if (first === undefined) return
  throw unavailable(
    `The log of the lake lacks what was signed (${first}); its operator must restore a backup. Nothing was changed`,
  )
}
