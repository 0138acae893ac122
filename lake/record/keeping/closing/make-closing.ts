import type { KeyObject } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { syncPath } from '#common/files/atomic-file.ts'
import { sha256 } from '#lake/log/entry.ts'
import { checkpointOf, treeName } from '#lake/record/checkpoint.ts'
import { checkpointFiles, checkpointFolder, namedBy, timestampName } from '#lake/record/stored-checkpoints.ts'
import { type Chain, chainsOf } from '#lake/record/tree/chain.ts'
import { signNote } from '#lake/record/tree/note.ts'
import { tilePath } from '#lake/record/tree/plan-tile.ts'
import { ChainGap, readTile } from '#lake/record/tree/tiles.ts'
import { hashFile, writeLines } from './lines.ts'
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
  manifestText,
  noteFile,
  noteText,
  payloadsFile,
  readme,
  tilesOf,
  type Year,
} from './plan-closing.ts'

/** What is closed, where it goes, and who signs. */
export interface ClosingWish {
  db: DatabaseSync
  dataDir: string
  year: Year
  /** The new folder of the closing. */
  target: string
  /** What the names of the lake's trees begin with. */
  base: string
  key: KeyObject
}

type Show = (text: string) => void

const entriesAtOnce = 1_000
const bodyRow = z.object({ body: z.string() })
const end = Buffer.from('\n')

/** The chains that have entries of a year, with which. */
const closedChains = (db: DatabaseSync, { begins, ends }: Year): { chain: Chain; closed: ClosedChain }[] =>
  chainsOf(db).flatMap((chain) => {
    const [before, size] = [chain.before(begins), chain.before(ends)]
    const closed = { name: chain.name, before, size, hasPayloads: chain.dataset !== undefined }
    return size > before ? [{ chain, closed }] : []
  })

/** The entries as lines; @throws {ChainGap} where one is missing */
function* entryLines(chain: Chain, { name, before, size }: ClosedChain, show: Show): Generator<Buffer> {
  for (let first = before; first < size; first += entriesAtOnce) {
    const until = Math.min(size, first + entriesAtOnce)
    const entries = chain.entries(first, until)
    if (entries.length !== until - first)
      throw new ChainGap(
        `${name}: of its entries ${first + 1} to ${until} some are missing. Run: npm run lake -- verify`,
      )
    yield Buffer.concat(entries.flatMap((entry) => [entry, end]))
    show(`${name}: ${until - before} of ${size - before} entries`)
  }
}

/** What the entries of a dataset's log stand for, as lines. */
function* payloadLines(db: DatabaseSync, datasetId: number, { name, before, size }: ClosedChain, show: Show) {
  const sql = 'SELECT body FROM payload WHERE dataset_id = ? AND seq > ? AND seq <= ? ORDER BY seq'
  let count = 0
  for (const row of db.prepare(sql).iterate(datasetId, before, size)) {
    yield Buffer.from(`${bodyRow.parse(row).body}\n`)
    count += 1
    if (count % entriesAtOnce === 0) show(`${name}: ${count} of ${size - before} payloads`)
  }
  if (count !== size - before)
    throw new ChainGap(`${name}: ${size - before - count} payloads are missing. Run: npm run lake -- verify`)
}

/** Writes the files of a closing into a folder, and keeps what the manifest says of them. */
class ClosingWriter {
  readonly lines: ManifestLine[] = []
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async bytes(path: string, bytes: string | Uint8Array): Promise<void> {
    await writeFile(await this.#place(path), bytes, { flag: 'wx', mode: 0o600, flush: true })
    this.lines.push({ path, sha256: sha256(bytes) })
  }

  async packed(path: string, lines: Iterable<Buffer>): Promise<void> {
    const file = await this.#place(path)
    await writeLines(file, lines)
    this.lines.push({ path, sha256: await hashFile(file) })
  }

  async #place(path: string): Promise<string> {
    const file = join(this.#folder, path)
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    return file
  }
}

async function writeChain(
  writer: ClosingWriter,
  { db, base, key }: ClosingWish,
  { chain, closed }: { chain: Chain; closed: ClosedChain },
  show: Show,
): Promise<void> {
  const { name, size } = closed
  await writer.packed(entriesFile(name), entryLines(chain, closed, show))
  if (chain.dataset !== undefined)
    await writer.packed(payloadsFile(name), payloadLines(db, chain.dataset.id, closed, show))
  await writer.bytes(endFile(name), checkpointOf(db, chain, size, { base, key }))
  for (const tile of tilesOf(closed)) {
    await writer.bytes(`${chainFolder(name)}/${tilePath(tile)}`, readTile(db, chain, tile))
    show(`${name}: tiles`)
  }
}

/** The checkpoints that were signed in the year, with their timestamps. */
async function writeCheckpoints(writer: ClosingWriter, dataDir: string, { year }: Year): Promise<void> {
  const names = checkpointFiles(dataDir).filter((name) => namedBy(name)?.day.startsWith(`${year}-`))
  for (const file of names.flatMap((name) => [name, timestampName(name)])) {
    const source = join(checkpointFolder(dataDir), file)
    if (existsSync(source)) await writer.bytes(`${checkpointsFolder}/${file}`, await readFile(source))
  }
}

/**
 * Writes the closing of a year into a new folder: of each chain the entries of the year to the byte, what they stand for,
 * the tree as it was when the year was over, the checkpoints of the year with their timestamps, and a signed manifest.
 * The folder gets its name once all of it is on disk; an interruption leaves nothing that looks whole. Everything is
 * read as of one instant when the caller holds a transaction.
 * @returns what is in it; nothing where no chain has an entry of the year, and then nothing is written
 * @throws {ChainGap} where the record is not whole
 */
export async function makeClosing(wish: ClosingWish, show: Show): Promise<ClosingContent | undefined> {
  const { db, dataDir, year, target, base, key } = wish
  const chains = closedChains(db, year)
  if (chains.length === 0) return undefined
  const part = `${target}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true, mode: 0o700 })
  try {
    const writer = new ClosingWriter(part)
    const content: ClosingContent = {
      version: 1,
      year: year.year,
      lake: base,
      chains: chains.map(({ closed }) => closed),
    }
    for (const one of chains) await writeChain(writer, wish, one, show)
    await writeCheckpoints(writer, dataDir, year)
    await writer.bytes('README.txt', readme(content))
    await writer.bytes(contentFile, `${JSON.stringify(content, null, 2)}\n`)
    const manifest = manifestText(writer.lines)
    const name = treeName(base, closingName)
    await writer.bytes(manifestFile, manifest)
    await writer.bytes(noteFile, signNote(noteText(name, year.year, sha256(manifest)), name, key))
    await syncPath(part)
    await rename(part, target)
    await syncPath(dirname(target))
    return content
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}
