import { sha256 } from '#lake/log/entry.ts'
import { chainsOf } from '#lake/record/tree/chain.ts'
import type { DocumentEvidence } from './documents.ts'
import type { Gathered } from './gather.ts'
import { loggedAt, type Past } from './past.ts'
import { type Proven, proveEntries, type Signer } from './proofs.ts'
import { sitePath } from './site-path.ts'

/** Payloads above this are left out, in bytes of JSON: what an import wrote at once says nothing of one page. */
const largestPayload = 2 * 1024 * 1024

/** Files by their paths. */
export type Files = Map<string, Uint8Array>

/** The site as its first version was, as files of a folder that any server gives out. */
export function siteFiles(gathered: Gathered, address: string): Files {
  const files: Files = new Map([[sitePath(address, true), gathered.versions[0].body]])
  for (const file of gathered.files) {
    const path = sitePath(file.address, false)
    const before = files.get(path)
    // Of a picture in several sizes the largest: a server of files knows no parameters.
    if (before === undefined || before.length < file.bytes.length) files.set(path, file.bytes)
  }
  return files
}

/** Payloads of entries of the log, as files, with those that are left out. */
export function payloadsOf(past: Past, sequences: Iterable<number>) {
  const files: Files = new Map()
  const told = [...new Set(sequences)]
    .toSorted((a, b) => a - b)
    .map((sequence) => {
      const { entry, payload } = loggedAt(past, sequence)
      const why =
        sha256(payload) !== entry.payload_hash
          ? 'parts of it were forgotten on record'
          : payload.length > largestPayload
            ? `it has ${payload.length} bytes, of an import of many documents`
            : undefined
      if (why !== undefined) return { sequence, file: null, why }
      const file = `record/payloads/${sequence}.json`
      files.set(file, Buffer.from(payload))
      return { sequence, file, why: null }
    })
  return { files, told }
}

/** The entries of the log that say something of a document. */
export const sequencesOf = ({ written, inForceFrom, said }: DocumentEvidence): number[] => [
  written.sequence,
  ...(inForceFrom === undefined ? [] : [inForceFrom.sequence]),
  ...said.map(({ sequence }) => sequence),
]

/** Proves entries of the log and of the pages as served, each by its number. */
export function prove(
  source: Signer,
  past: Past,
  gathered: Gathered,
  logged: readonly number[],
  builds: readonly number[],
): Proven {
  const chains = chainsOf(source.db)
  const wanted: readonly [string, readonly number[]][] = [
    [past.dataset.name, logged],
    [`_served.${past.dataset.name}`, [...gathered.versions.map(({ page }) => page.seq), ...builds]],
  ]
  const proven: Proven = { chains: [], files: new Map() }
  for (const [name, sequences] of wanted) {
    const chain = chains.find((one) => one.name === name)
    const proof =
      chain &&
      proveEntries(
        source,
        chain,
        sequences.map((one) => one - 1),
      )
    if (proof === undefined) continue
    proven.chains.push(proof.chain)
    for (const [path, bytes] of proof.files) proven.files.set(path, bytes)
  }
  return proven
}
