import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeClosing } from '#lake/record/keeping/closing/make-closing.ts'
import { closingName, ClosingRefusal, planYear } from '#lake/record/keeping/closing/plan-closing.ts'
import { treeName } from '#lake/record/checkpoint.ts'
import { signingKey } from '#lake/record/signing-key.ts'
import { keepBase } from '#lake/record/tree/base.ts'
import { chainsOf } from '#lake/record/tree/chain.ts'
import { verifierOf, verifierText } from '#lake/record/tree/note.ts'
import { ChainGap, growTiles } from '#lake/record/tree/tiles.ts'
import { readTreeNaming } from '#lake/settings.ts'
import { CommandFailure } from './failure.ts'
import { openExisting } from './open.ts'
import { createProgress } from './progress.ts'

export const closeHelp = `close --year <year> --out <folder>   writes all of the record of a year that is over into a new folder: entries, what they stand
                          for, checkpoints, timestamps, and SHA256SUMS, signed. Beside a running lake or without one.
                          Hold it against the lake again: verify --closing <folder>`

const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EIO'])

/** The sentence for a failure of the disk; nothing for another. */
const diskSentence = (error: unknown, folder: string): string | undefined =>
  error instanceof Error && 'code' in error && diskCodes.has(String(error.code))
    ? `The closing could not be written to ${folder}: ${error.message}. Nothing of it is there. Make room, or name another folder, and run it again.`
    : undefined

/** `close --year <year> --out <folder>`. @returns the exit code */
export const close = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({ args, options: { year: { type: 'string' }, out: { type: 'string' } } })
  if (values.year === undefined || values.out === undefined)
    throw new CommandFailure(`Year and folder are needed.\n\n${closeHelp}`)
  const target = resolve(values.out)
  if (existsSync(target))
    throw new CommandFailure(`${target} exists already. Name a new folder: a closing is never written over.`)
  const { db, dataDir } = openExisting()
  const progress = createProgress(process.stderr)
  try {
    const year = planYear(values.year, Date.now())
    const base = keepBase(db, readTreeNaming().url)
    const key = signingKey(dataDir)
    for (const chain of chainsOf(db)) await growTiles(db, chain)
    db.exec('BEGIN')
    const content = await makeClosing({ db, dataDir, year, target, base, key }, (text) =>
      progress.show(`Closing of ${year.year}: ${text}`),
    )
    db.exec('COMMIT')
    progress.end()
    if (content === undefined) {
      console.log(`The record has no entries of ${year.year}. Nothing was written.`)
      return 0
    }
    const entries = content.chains.reduce((sum, { before, size }) => sum + size - before, 0)
    console.log(
      `The closing of ${year.year} is in ${target}: ${entries} entries of ${content.chains.map(({ name }) => name).join(', ')}. Its key: ${verifierText(verifierOf(treeName(base, closingName), key))}`,
    )
    return 0
  } catch (error) {
    progress.end()
    if (error instanceof ClosingRefusal || error instanceof ChainGap) throw new CommandFailure(error.message)
    const sentence = diskSentence(error, target)
    if (sentence !== undefined) throw new CommandFailure(sentence)
    throw error
  } finally {
    db.close()
  }
}
