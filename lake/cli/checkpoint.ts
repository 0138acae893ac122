import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeFileAtomic } from '#common/files/atomic-file.ts'
import { makeCheckpoint, treeName } from '#lake/record/checkpoint.ts'
import { closingName } from '#lake/record/keeping/closing/plan-closing.ts'
import { signingKey } from '#lake/record/signing-key.ts'
import { keepBase } from '#lake/record/tree/base.ts'
import { type Chain, chainsOf } from '#lake/record/tree/chain.ts'
import { verifierOf, verifierText } from '#lake/record/tree/note.ts'
import { growTiles } from '#lake/record/tree/tiles.ts'
import { readTreeNaming } from '#lake/settings.ts'
import { CommandFailure } from './failure.ts'
import { openExisting } from './open.ts'

export const checkpointHelp = `checkpoint [<chain>]      signs where the log of a dataset stands now and prints it, by default of the site's; <chain>
                          may be _people, the acts on people. --out <folder> writes those of all chains there. Keep
                          copies, and the keys, on another machine: verify --checkpoint <file> --key <key>
key [<chain>]             prints the key by which auditors verify the checkpoints; --all prints that of every chain,
                          and of yearly closings (_closing)`

const open = () => {
  const { db, dataDir } = openExisting()
  const { url, dataset } = readTreeNaming()
  return { db, dataset, base: keepBase(db, url), key: signingKey(dataDir), chains: chainsOf(db) }
}

/** @throws {CommandFailure} naming those there are */
function named(chains: readonly Chain[], name: string): Chain {
  const found = chains.find((chain) => chain.name === name)
  if (found !== undefined) return found
  throw new CommandFailure(
    `There is no chain "${name}". There are: ${chains.map((chain) => chain.name).join(', ')}.`,
  )
}

/** `checkpoint [<chain>] [--out <folder>]`. @returns the exit code */
export const checkpoint = async (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    options: { out: { type: 'string' } },
    allowPositionals: true,
  })
  const { out } = values
  const { db, dataset, base, key, chains } = open()
  const wanted = out !== undefined && positionals.length === 0 ? chains : [positionals[0] ?? dataset]
  const made: { name: string; note: string }[] = []
  for (const one of wanted) {
    const chain = typeof one === 'string' ? named(chains, one) : one
    await growTiles(db, chain)
    const signed = makeCheckpoint(db, chain, { base, key })
    if (signed !== undefined) made.push({ name: chain.name, note: signed.note })
  }
  db.close()
  if (made.length === 0) throw new CommandFailure('The log is empty: there is nothing to sign.')
  if (out === undefined) {
    for (const { note } of made) process.stdout.write(note)
    return 0
  }
  const files = made.map(({ name, note }) => ({ file: join(out, `${name}.checkpoint`), note }))
  const taken = files.find(({ file }) => existsSync(file))
  if (taken !== undefined) throw new CommandFailure(`${taken.file} exists already. Name another folder.`)
  for (const { file, note } of files) await writeFileAtomic(file, note)
  console.log(`Checkpoints written: ${files.map(({ file }) => file).join(', ')}`)
  return 0
}

/** `key [<chain>] [--all]`. @returns the exit code */
export const key = (args: string[]): number => {
  const { values, positionals } = parseArgs({
    args,
    options: { all: { type: 'boolean' } },
    allowPositionals: true,
  })
  const { db, dataset, base, key: signing, chains } = open()
  db.close()
  const closing = { name: closingName }
  const one = positionals[0] ?? dataset
  const wanted =
    values.all === true ? [...chains, closing] : [one === closingName ? closing : named(chains, one)]
  for (const { name } of wanted) console.log(verifierText(verifierOf(treeName(base, name), signing)))
  return 0
}
