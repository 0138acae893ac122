import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KeyObject } from 'node:crypto'
import { makeCheckpoint, readCheckpoint, treeName } from '#lake/record/checkpoint.ts'
import { checkpointFiles, checkpointFolder, namedBy, timestampName } from '#lake/record/stored-checkpoints.ts'
import type { Chain } from '#lake/record/tree/chain.ts'
import { verifierOf, verifierText } from '#lake/record/tree/note.ts'
import type { DatabaseSync } from 'node:sqlite'
import { inclusionProof } from './inclusion.ts'

/** Whose trees prove it: the lake's database, its key, its folder, and what the names of its trees begin with. */
export interface Signer {
  db: DatabaseSync
  dataDir: string
  base: string
  key: KeyObject
}

/** Entries of a chain, each with the way to the roots that checkpoints attest. */
export interface ProvenChain {
  name: string
  /** The key by which its checkpoints are verified: `<name>+<hash>+<key>`. */
  key: string
  checkpoints: readonly { file: string; size: number; timestamp: string | undefined }[]
  entries: readonly { index: number; entry: string; proofs: Readonly<Record<string, string[]>> }[]
}

/** Chains that are proven, and the files that belong to them by their paths. */
export interface Proven {
  chains: ProvenChain[]
  files: Map<string, Uint8Array>
}

const folder = 'record/checkpoints'

/** The earliest stored checkpoint that attests an entry: what a timestamp dates is as near to it as it can be. */
function earliestOf({ dataDir, key }: Signer, chain: string, size: number): string | undefined {
  for (const file of checkpointFiles(dataDir)) {
    if (namedBy(file)?.chain !== chain) continue
    const read = readCheckpoint(readFileSync(join(checkpointFolder(dataDir), file)), file, key)
    if (read.size >= size) return file
  }
  return undefined
}

/**
 * Proves entries of a chain against its checkpoint of now and against the earliest stored one that attests them.
 * @param indexes of the entries, counted from 0
 */
export function proveEntries(
  signer: Signer,
  chain: Chain,
  indexes: Iterable<number>,
): { chain: ProvenChain; files: Map<string, Uint8Array> } | undefined {
  const { db, dataDir, base, key } = signer
  const wanted = [...new Set(indexes)].toSorted((a, b) => a - b)
  const last = wanted.at(-1)
  const now = makeCheckpoint(db, chain, { base, key })
  if (last === undefined || now === undefined) return undefined
  const files = new Map<string, Uint8Array>()
  const checkpoints: { file: string; size: number; timestamp: string | undefined }[] = []
  const stored = earliestOf(signer, chain.name, last + 1)
  if (stored !== undefined) {
    const note = readFileSync(join(checkpointFolder(dataDir), stored))
    const stamp = join(checkpointFolder(dataDir), timestampName(stored))
    const timestamp = existsSync(stamp) ? `${folder}/${timestampName(stored)}` : undefined
    files.set(`${folder}/${stored}`, note)
    if (timestamp !== undefined) files.set(timestamp, readFileSync(stamp))
    checkpoints.push({ file: `${folder}/${stored}`, size: readCheckpoint(note, stored, key).size, timestamp })
  }
  const file = `${folder}/made.${chain.name}.checkpoint`
  files.set(file, Buffer.from(now.note))
  checkpoints.push({ file, size: now.size, timestamp: undefined })
  const entries = wanted.map((index) => ({
    index,
    entry: chain.entries(index, index + 1)[0]?.toString() ?? '',
    proofs: Object.fromEntries(
      checkpoints.map((one) => [
        one.file,
        inclusionProof(db, chain, index, one.size).map((hash) => hash.toString('base64')),
      ]),
    ),
  }))
  const verifier = verifierText(verifierOf(treeName(base, chain.name), key))
  return { chain: { name: chain.name, key: verifier, checkpoints, entries }, files }
}
