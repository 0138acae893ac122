import { z } from 'zod'
import { hashesAt } from '#lake/record/tree/tiles.ts'
import { tileWidth } from '#lake/record/tree/hashing.ts'
import type { TilePlace } from '#lake/record/tree/plan-tile.ts'

/** Why a year cannot be closed, or a closing not be read, with the way out. */
export class ClosingRefusal extends Error {
  override name = 'ClosingRefusal'
}

/** The name under which the lake signs closings, in the place of a chain's. */
export const closingName = '_closing'
export const manifestFile = 'SHA256SUMS'
export const noteFile = 'SHA256SUMS.note'
export const contentFile = 'closing.json'
/** Where the checkpoints of the year lie, with their timestamps. */
export const checkpointsFolder = 'checkpoints'

/** Where what is of a chain lies in a closing. */
export const chainFolder = (chain: string): string => `record/${chain}`
export const entriesFile = (chain: string): string => `${chainFolder(chain)}/entries.jsonl.gz`
export const payloadsFile = (chain: string): string => `${chainFolder(chain)}/payloads.jsonl.gz`
/** The signed checkpoint of a chain as it was when the year was over. */
export const endFile = (chain: string): string => `${chainFolder(chain)}/checkpoint`

/** The entries of a chain that belong to a year: those after the first `before`, up to `size`. */
const closedChain = z.strictObject({
  name: z.string().regex(/^[A-Za-z0-9_~.-]+$/),
  before: z.int().min(0),
  size: z.int().min(1),
  hasPayloads: z.boolean(),
})
export type ClosedChain = z.infer<typeof closedChain>

const content = z.strictObject({
  version: z.literal(1),
  year: z.int(),
  /** What the names of the lake's trees begin with. */
  lake: z.string(),
  chains: z.array(closedChain),
})
export type ClosingContent = z.infer<typeof content>

const versioned = z.looseObject({ version: z.int() })

/** @throws {ClosingRefusal} for what is none, or one of a newer version */
export function readContent(text: string): ClosingContent {
  try {
    const value: unknown = JSON.parse(text)
    const { version } = versioned.parse(value)
    if (version > 1)
      throw new ClosingRefusal(
        `The closing is of version ${version}, and this lake knows up to 1. Verify it with the version that wrote it, or a newer one.`,
      )
    return content.parse(value)
  } catch (error) {
    if (error instanceof ClosingRefusal) throw error
    throw new ClosingRefusal(`${contentFile} of the closing is malformed.`)
  }
}

/** A year as its first instant and that of the next, ISO 8601 in UTC. */
export interface Year {
  year: number
  begins: string
  ends: string
}

const firstOf = (year: number): string => new Date(Date.UTC(year, 0)).toISOString()

/**
 * The year that is to be closed.
 * @param now ms since 1970
 * @throws {ClosingRefusal} for none, and for one that is not over
 */
export function planYear(text: string, now: number): Year {
  const year = Number(text)
  if (!/^(19|20|21)\d\d$/.test(text))
    throw new ClosingRefusal(`--year must be a year of four digits, such as 2026, not "${text}".`)
  const ends = firstOf(year + 1)
  if (now < Date.parse(ends))
    throw new ClosingRefusal(
      `${year} is not over: entries of it can still come. It can be closed from ${ends} on.`,
    )
  return { year, begins: firstOf(year), ends }
}

/**
 * The tiles by which the entries of a year are proven to be in the tree of that size: the leaves of the year, and above
 * them all of the tree, which is a 256th of it.
 */
export function* tilesOf({ before, size }: Pick<ClosedChain, 'before' | 'size'>): Generator<TilePlace> {
  for (let level = 0; hashesAt(size, level) > 0; level += 1) {
    const hashes = hashesAt(size, level)
    for (let place = level === 0 ? Math.floor(before / tileWidth) : 0; place * tileWidth < hashes; place += 1)
      yield { level, place, width: Math.min(tileWidth, hashes - place * tileWidth) }
  }
}

/** A file of a closing with the SHA-256 of its bytes, hexadecimal. */
export interface ManifestLine {
  path: string
  sha256: string
}

/** The manifest as `sha256sum -c` reads it, in the order of paths. */
export const manifestText = (lines: readonly ManifestLine[]): string =>
  lines
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, sha256 }) => `${sha256}  ${path}\n`)
    .join('')

const linePattern = /^([0-9a-f]{64}) {2}((?!.*\.\.)[A-Za-z0-9][A-Za-z0-9_~./-]*)$/

/** @throws {ClosingRefusal} for a line that is none */
export const readManifest = (text: string): ManifestLine[] =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line, at) => {
      const [, sha256, path] = linePattern.exec(line) ?? []
      if (sha256 === undefined || path === undefined)
        throw new ClosingRefusal(`Line ${at + 1} of ${manifestFile} is malformed.`)
      return { path, sha256 }
    })

/** What is signed: the closing of which lake, of which year, and the SHA-256 of its manifest. */
export const noteText = (name: string, year: number, manifestHash: string): string =>
  `${name}\n${year}\n${manifestHash}\n`

/** For somebody who finds the folder and nothing else. */
export const readme = ({ year, lake, chains }: ClosingContent): string => `The record of ${lake} in ${year}.

What is in it
${chains.map(({ name, before, size }) => `- record/${name}: entries ${before + 1} to ${size}`).join('\n')}
Each has entries.jsonl.gz (a line is an entry, to the byte), for logs of documents payloads.jsonl.gz (the same line is what
that entry stands for), checkpoint (the tree as it was when the year was over, signed) and tile/ (its hashes).
checkpoints/ has those of each day with their timestamps (.tsr).

How to check it
  sha256sum -c ${manifestFile}                 every file is as it was written
  cat ${noteFile}                     the last line signs ${manifestFile} (C2SP signed-note, Ed25519)
  zcat record/CHAIN/entries.jsonl.gz | head -1 | tr -d '\\n' | sha256sum    is prevHash of the next line
  zcat record/CHAIN/payloads.jsonl.gz | head -1 | tr -d '\\n' | sha256sum   is payloadHash of that entry
With the lake: npm run lake -- verify --closing FOLDER
The formats: https://c2sp.org/tlog-tiles, https://c2sp.org/tlog-checkpoint, https://c2sp.org/signed-note, RFC 3161, RFC 8785.

It names people, and holds what was forgotten after it was made. Keep it as its owner's alone.
`
