import { parseArgs } from 'node:util'
import { userInfo } from 'node:os'
import { forget as forgetRevisions, ForgetRefusal } from '#lake/record/forget.ts'
import { readSettings } from '#settings/read.ts'
import { DataInUseError, lockData } from '#lake/store/lock.ts'
import { CommandFailure } from './failure.ts'
import { openExisting } from './open.ts'

export const forgetHelp = `forget <document id> --reason "<why>"   blanks all past revisions of a document for good; --revision <id>
                          (may be given often) only those named; --dataset <name>. The lake must not run.
                          Hashes stay, and an entry in the log says what was forgotten and why.`

/**
 * Locks the data for this command.
 * @throws {CommandFailure} while a lake runs on them
 */
function lockedData(dataDir: string): () => void {
  try {
    return lockData(dataDir)
  } catch (error) {
    if (!(error instanceof DataInUseError)) throw error
    throw new CommandFailure('A lake runs on these data. Stop it, forget, and start it again.')
  }
}

/** `forget <document id> …`. @returns the exit code */
export const forget = (args: string[]): number => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      revision: { type: 'string', multiple: true },
      dataset: { type: 'string' },
    },
  })
  const [documentId] = positionals
  const { reason, revision = [], dataset = readSettings(['SANITY_DATASET']).SANITY_DATASET } = values
  if (documentId === undefined || reason === undefined || reason.trim() === '') {
    throw new CommandFailure(`Document and reason are needed.\n\n${forgetHelp}`)
  }
  const { db, dataDir } = openExisting()
  const unlock = lockedData(dataDir)
  try {
    const author = `cli:${userInfo().username}`
    const count = forgetRevisions(db, { dataset, documentId, revisions: revision, reason, author })
    console.log(
      count === 0
        ? `Nothing was left to forget of "${documentId}".`
        : `${count} revisions of "${documentId}" are forgotten. Backups made before still hold them.`,
    )
    return 0
  } catch (error) {
    if (error instanceof ForgetRefusal) throw new CommandFailure(error.message)
    throw error
  } finally {
    db.close()
    unlock()
  }
}
