import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { writeFileAtomic } from '#common/files/atomic-file.ts'
import { makeCheckpoint } from '#lake/record/checkpoint.ts'
import { CommandFailure } from './failure.ts'
import { openExisting } from './open.ts'

export const checkpointHelp = `checkpoint                signs where the log stands now and prints it; --out <file> writes it. Keep copies,
                          and the public key in them, on another machine: verify --checkpoint <file>`

/** `checkpoint [--out <file>]`. @returns the exit code */
export const checkpoint = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({ args, options: { out: { type: 'string' } } })
  const { out } = values
  if (out !== undefined && existsSync(out)) {
    throw new CommandFailure(`${out} exists already. Name another file.`)
  }
  const { db, dataDir } = openExisting()
  const made = makeCheckpoint(db, dataDir)
  db.close()
  if (made === undefined) throw new CommandFailure('The log is empty: there is nothing to sign.')
  const text = `${JSON.stringify(made, null, 2)}\n`
  if (out === undefined) process.stdout.write(text)
  else {
    await writeFileAtomic(out, text)
    console.log(
      `Checkpoint of ${made.datasets.length} datasets written to ${out}. Public key: ${made.publicKey}`,
    )
  }
  return 0
}
