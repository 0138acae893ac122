import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { HoldRefusal, holdsOf, liftHold, setHold } from '#lake/record/keeping/holds.ts'
import { type Held, type Hold, subjectOf } from '#lake/record/keeping/plan-hold.ts'
import { readSettings } from '#settings/read.ts'
import { CommandFailure } from './failure.ts'
import { openExisting } from './open.ts'

export const holdHelp = `hold --document <id> --reason "<why>"   nothing of a document, its drafts and versions is erased until the hold is lifted;
                          --address /de/fees: what a page showed; --all: everything; --dataset <name>. On record
hold list                 the holds that stand
hold lift --id <number> --reason "<why>"`

/** Who acts, as the record names it. */
const author = (): string => `cli:${userInfo().username}`

const longestReason = 1_000

/** @throws {CommandFailure} without a reason, or for one that is too long for a line of the record */
function reasonOf(reason: string | undefined): string {
  const text = (reason ?? '').trim().replaceAll(/\s+/g, ' ')
  if (text.length > longestReason)
    throw new CommandFailure(`The reason has ${text.length} characters; ${longestReason} fit.`)
  if (text !== '') return text
  throw new CommandFailure(`A reason is needed; it is on record for good.\n\n${holdHelp}`)
}

/** What the options name. @throws {CommandFailure} unless it is exactly one thing */
function heldBy(values: { document?: string; address?: string; all?: boolean; dataset?: string }): Held {
  const { document, address, all = false } = values
  if ([document !== undefined, address !== undefined, all].filter(Boolean).length !== 1)
    throw new CommandFailure(`Name one of --document, --address and --all.\n\n${holdHelp}`)
  if (all && values.dataset !== undefined)
    throw new CommandFailure('--all keeps everything of the lake; leave --dataset out.')
  const dataset = values.dataset ?? readSettings(['SANITY_DATASET']).SANITY_DATASET
  if (document !== undefined) {
    if (/^\S+$/.test(document)) return { kind: 'document', dataset, id: document }
    throw new CommandFailure('--document must be the id of a document, such as page-en-fees.')
  }
  if (address === undefined) return { kind: 'all' }
  if (/^\/[^\s?#]*$/.test(address)) return { kind: 'page', dataset, address }
  throw new CommandFailure('--address must be the path of a page with its language, such as /de/fees.')
}

const lineOf = ({ id, held, since, by, reason }: Hold): string =>
  [String(id).padStart(5), since, by.padEnd(16), subjectOf(held).padEnd(40), reason].join('  ')

const covered = (held: Held): string => {
  if (held.kind === 'document')
    return ' It covers the document in the log. What its pages showed is held by address: hold --address /de/…'
  if (held.kind === 'page')
    return ' It covers what the page showed. The documents it was made of are held by id: hold --document …'
  return ' It covers everything, sign-ins too.'
}

/**
 * `hold …`: what is not to be erased, whatever its age and whoever asks. Takes effect at once, also beside a running lake.
 * @returns the exit code
 */
export const hold = (args: string[]): number => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      document: { type: 'string' },
      address: { type: 'string' },
      all: { type: 'boolean' },
      dataset: { type: 'string' },
      reason: { type: 'string' },
      id: { type: 'string' },
    },
  })
  const [command, ...more] = positionals
  if (more.length > 0 || !['list', 'lift', undefined].includes(command))
    throw new CommandFailure(`"${positionals.join(' ')}" is no way to hold.\n\n${holdHelp}`)
  const { db } = openExisting()
  try {
    if (command === 'list') {
      const holds = holdsOf(db)
      console.log(holds.length === 0 ? 'Nothing is held.' : holds.map(lineOf).join('\n'))
      return 0
    }
    if (command === 'lift') {
      const id = Number(values.id)
      if (!Number.isSafeInteger(id) || id < 1)
        throw new CommandFailure(`--id must be the number of a hold. See: hold list\n\n${holdHelp}`)
      const { held } = liftHold(db, { id, reason: reasonOf(values.reason), author: author() })
      console.log(`Hold ${id} on ${subjectOf(held)} is lifted. That it stood stays on record.`)
      return 0
    }
    const held = heldBy(values)
    const { id } = setHold(db, { held, reason: reasonOf(values.reason), author: author() })
    console.log(`Hold ${id} on ${subjectOf(held)} stands.${covered(held)}`)
    return 0
  } catch (error) {
    if (error instanceof HoldRefusal) throw new CommandFailure(error.message)
    throw error
  } finally {
    db.close()
  }
}
