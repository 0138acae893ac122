import type { KeyObject } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { sha256 } from '#lake/log/entry.ts'
import { blankedHashes } from '#lake/log/verify.ts'
import { type Checkpoint, readCheckpoint, treeName } from '#lake/record/checkpoint.ts'
import { isTimestampOf } from '#lake/record/timestamp.ts'
import { namedBy, timestampName } from '#lake/record/stored-checkpoints.ts'
import { storedBase } from '#lake/record/tree/base.ts'
import { type Chain, chainsOf } from '#lake/record/tree/chain.ts'
import { verifierOf } from '#lake/record/tree/note.ts'
import { tilePath } from '#lake/record/tree/plan-tile.ts'
import { readTile } from '#lake/record/tree/tiles.ts'
import { fileFaults, noteFault, textOf } from './files.ts'
import { readLines } from './lines.ts'
import {
  chainFolder,
  checkpointsFolder,
  type ClosedChain,
  type ClosingContent,
  closingName,
  contentFile,
  endFile,
  entriesFile,
  manifestFile,
  type ManifestLine,
  payloadsFile,
  readContent,
  readManifest,
  tilesOf,
} from './plan-closing.ts'

/** What a look at a closing found. */
export interface ClosingReport {
  year: number
  /** Entries that were compared with the lake's. */
  entries: number
  files: number
  /** Of what the closing has, how many payloads the lake has forgotten since. */
  forgottenSince: number
  /** What it attests: to be held against the whole log. */
  checkpoints: Checkpoint[]
  /** Each names the file, and the entry where one is at fault. */
  faults: string[]
}

type Show = (text: string) => void

const authorRow = z.object({ payloadHash: z.string() })
const entriesAtOnce = 1_000
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Compares the lines of a file with what the lake has in their place; the first that differs is named. */
async function lineFaults(
  folder: string,
  file: string,
  { name, before, size }: ClosedChain,
  isRight: (place: number, line: Buffer) => boolean,
): Promise<string[]> {
  let place = before
  let wrong: number | undefined
  try {
    await readLines(join(folder, file), (line) => {
      place += 1
      if (wrong === undefined && (place > size || !isRight(place, line))) wrong = place
    })
  } catch (error) {
    return [`closing ${file}: it cannot be read: ${reasonOf(error)}`]
  }
  if (wrong !== undefined) return [`closing ${file}: ${name} ${wrong} is not what the lake has in this place`]
  return place < size ? [`closing ${file}: it ends at ${place}, and should at ${size}`] : []
}

/** What a chain's entries are, read in pieces. */
const entryReader = (chain: Chain, size: number) => {
  let first = 0
  let piece: Buffer[] = []
  return (place: number): Buffer | undefined => {
    const index = place - 1
    if (index < first || index >= first + piece.length) {
      first = index
      piece = chain.entries(first, Math.min(size, first + entriesAtOnce))
    }
    return piece[index - first]
  }
}

class ClosingCheck {
  readonly report: ClosingReport
  readonly #db: DatabaseSync
  readonly #folder: string
  readonly #show: Show

  constructor(db: DatabaseSync, folder: string, { year }: ClosingContent, files: number, show: Show) {
    this.#db = db
    this.#folder = folder
    this.#show = show
    this.report = { year, entries: 0, files, forgottenSince: 0, checkpoints: [], faults: [] }
  }

  async chain(chain: Chain | undefined, closed: ClosedChain): Promise<void> {
    const { name, before, size } = closed
    const { report } = this
    const end = chain?.length()
    if (chain === undefined || end === undefined || end < size) {
      report.faults.push(
        `${name} ${size}: the closing of ${report.year} has this entry, and it is missing: ${end === undefined ? 'there is no such log' : `the log ends at ${end}`}`,
      )
      return
    }
    const entryAt = entryReader(chain, size)
    const compared = await lineFaults(this.#folder, entriesFile(name), closed, (place, line) => {
      if (place % entriesAtOnce === 0) this.#show(`Closing: ${name}, ${place - before} of ${size - before}`)
      return entryAt(place)?.equals(line) === true
    })
    report.faults.push(...compared)
    report.entries += size - before
    if (chain.dataset !== undefined) await this.#payloads(chain, closed, chain.dataset.id)
    for (const tile of tilesOf(closed)) {
      const path = `${chainFolder(name)}/${tilePath(tile)}`
      const file = join(this.#folder, path)
      if (!existsSync(file) || !readFileSync(file).equals(readTile(this.#db, chain, tile)))
        report.faults.push(`closing ${path}: it is not the tile of the lake's tree`)
    }
  }

  /** A payload is what the lake has, or what it had before it was forgotten on record. */
  async #payloads(chain: Chain, closed: ClosedChain, datasetId: number): Promise<void> {
    const blanked = blankedHashes(this.#db, datasetId)
    const bodyAt = this.#db.prepare('SELECT body FROM payload WHERE dataset_id = ? AND seq = ?')
    const entryAt = entryReader(chain, closed.size)
    const found = await lineFaults(this.#folder, payloadsFile(closed.name), closed, (place, line) => {
      const body = bodyAt.get(datasetId, place)?.['body']
      if (body === line.toString('utf8')) return true
      const earlier = blanked.get(place)
      if (earlier === undefined) return false
      this.report.forgottenSince += 1
      const { payloadHash } = authorRow.parse(JSON.parse(entryAt(place)?.toString('utf8') ?? '{}'))
      const hash = sha256(line)
      return hash === payloadHash || earlier.has(hash)
    })
    this.report.faults.push(...found)
  }

  /** Reads the checkpoints of the closing, and looks that each timestamp is of its checkpoint. */
  checkpoints(content: ClosingContent, key: KeyObject, lines: readonly ManifestLine[]): void {
    for (const { name } of content.chains)
      this.#checkpoint(endFile(name), name, key, `closing of ${content.year}`)
    for (const { path } of lines) {
      const file = path.startsWith(`${checkpointsFolder}/`) ? path.slice(checkpointsFolder.length + 1) : ''
      const named = namedBy(file)
      if (named === undefined) continue
      const note = this.#checkpoint(path, named.chain, key, `${named.day} in the closing of ${content.year}`)
      const timestamp = join(this.#folder, checkpointsFolder, timestampName(file))
      if (note !== undefined && existsSync(timestamp) && !isTimestampOf(readFileSync(timestamp), note))
        this.report.faults.push(
          `closing ${checkpointsFolder}/${timestampName(file)}: it is a timestamp of something else`,
        )
    }
  }

  #checkpoint(path: string, chain: string, key: KeyObject, called: string): Buffer | undefined {
    const file = join(this.#folder, path)
    // That it is missing was said.
    if (!existsSync(file)) return undefined
    try {
      const note = readFileSync(file)
      const read = readCheckpoint(note, called, key)
      if (read.chain === chain) this.report.checkpoints.push(read)
      else this.report.faults.push(`closing ${path}: it is the checkpoint of ${read.chain}`)
      return note
    } catch (error) {
      this.report.faults.push(`closing ${path}: ${reasonOf(error)}`)
      return undefined
    }
  }
}

/**
 * Looks whether a closing is whole and signed by the lake, and holds its entries, payloads and tiles against the lake's.
 * Its checkpoints are read and given back, for the whole log to be held against.
 * @param key the public key of the lake
 * @throws {ClosingRefusal} where there is no closing, or one of a newer version
 */
export async function checkClosing(
  db: DatabaseSync,
  folder: string,
  key: KeyObject,
  show: Show,
): Promise<ClosingReport> {
  const content = readContent(textOf(folder, contentFile))
  const manifest = textOf(folder, manifestFile)
  const lines = readManifest(manifest)
  const check = new ClosingCheck(db, folder, content, lines.length, show)
  const { report } = check
  report.faults.push(
    ...noteFault(folder, content, verifierOf(treeName(content.lake, closingName), key), manifest),
    ...(await fileFaults(folder, lines, show)),
  )
  const own = storedBase(db)
  if (own !== undefined && own !== content.lake)
    report.faults.push(`closing ${contentFile}: it is of the lake ${content.lake}; this one is ${own}`)
  check.checkpoints(content, key, lines)
  // What was changed is named; what it says is not compared.
  if (report.faults.length > 0) return report
  const chains = new Map(chainsOf(db).map((chain) => [chain.name, chain]))
  for (const closed of content.chains) await check.chain(chains.get(closed.name), closed)
  return report
}
