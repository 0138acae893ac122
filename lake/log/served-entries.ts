import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { canonical, genesisHash, sha256 } from './entry.ts'

const hash = z.instanceof(Uint8Array).transform((bytes) => Buffer.from(bytes).toString('hex'))
const instant = z.int().transform((ms) => new Date(ms).toISOString())
const link = { seq: z.int(), prevHash: hash, received: instant, instance: z.string(), from: instant }

/** A page that visitors were given from an instant on, and what it was made of. */
const page = z.object({
  ...link,
  kind: z.literal(0).transform(() => 'page' as const),
  address: z.string(),
  language: z.string(),
  status: z.int(),
  /** The sequence of the dataset at which its content was read; null where the site could not say. */
  sequence: z.int().nullable(),
  build: z.string(),
  /** SHA-256 of the body as visitors got it, hexadecimal. */
  sha256: hash,
  /** SHA-256 of its headers as RFC 8785 JSON. */
  headersSha256: hash,
})

/** A time of which nobody can say what an instance gave its visitors. */
const gap = z.object({
  ...link,
  kind: z.literal(1).transform(() => 'gap' as const),
  until: instant,
  reason: z.string(),
})

/** The files of a build, which pages that were drawn by it need: styles, scripts, fonts, drawings. */
const build = z.object({
  ...link,
  kind: z.literal(2).transform(() => 'build' as const),
  build: z.string(),
  /** SHA-256 of the list of its files as RFC 8785 JSON, which has the hash of each. */
  sha256: hash,
})

const entry = z.discriminatedUnion('kind', [page, gap, build])

export type ServedPage = z.infer<typeof page>
export type ServedGap = z.infer<typeof gap>
/** One link of the chain of pages as served; instants are ISO 8601 in UTC. */
export type ServedEntry = z.infer<typeof entry>

const text = (column: string): string => `(SELECT text FROM served_text WHERE id = ${column})`

const columns = `seq, prev_hash AS prevHash, kind, received, ${text('instance')} AS instance, served_from AS "from",
  served_until AS until, ${text('reason')} AS reason, ${text('address')} AS address, ${text('language')} AS language,
  status, content_seq AS sequence, ${text('build')} AS build, sha256, headers_hash AS headersSha256`

/** A query of entries with this condition; its rows are for {@link readServedEntry}. */
export const selectServed = (condition: string): string => `SELECT ${columns} FROM served WHERE ${condition}`

/** @throws {z.ZodError} for a row that no lake wrote */
export const readServedEntry = (row: unknown): ServedEntry => entry.parse(row)

/** The hash that the next entry carries, hexadecimal: SHA-256 over the entry as RFC 8785 JSON. */
export const hashOfServed = (one: ServedEntry): string => sha256(canonical(one))

/** The end of a dataset's chain; sequence 0 and the genesis hash for an empty one. */
export const servedEnd = (db: DatabaseSync, datasetId: number): { seq: number; hash: string } => {
  const row = db.prepare(selectServed('dataset_id = ? ORDER BY seq DESC LIMIT 1')).get(datasetId)
  if (row === undefined) return { seq: 0, hash: genesisHash }
  const last = readServedEntry(row)
  return { seq: last.seq, hash: hashOfServed(last) }
}

/** The chains of pages as served, for whoever attests them: entries are counted from 0. */
export const servedChain = (db: DatabaseSync) => {
  const count = db.prepare('SELECT coalesce(max(seq), 0) AS length FROM served WHERE dataset_id = ?')
  const one = db.prepare(selectServed('dataset_id = ? AND seq = ?'))
  const until = db.prepare(
    'SELECT coalesce(max(seq), 0) AS length FROM served WHERE dataset_id = ? AND received < ?',
  )
  const lengthRow = z.object({ length: z.int() })
  return {
    /** How many entries a dataset's chain has. */
    length: (datasetId: number): number => lengthRow.parse(count.get(datasetId)).length,
    /** How many entries lead up to the last one that the lake got before a time (ISO 8601). */
    before: (datasetId: number, time: string): number =>
      lengthRow.parse(until.get(datasetId, Date.parse(time))).length,
    /** The bytes of an entry, as the next one carries their hash. @throws {RangeError} where there is none */
    entryBytes: (datasetId: number, index: number): Buffer => {
      const row = one.get(datasetId, index + 1)
      if (row === undefined) throw new RangeError(`dataset ${datasetId} has no page as served at ${index}`)
      return Buffer.from(canonical(readServedEntry(row)))
    },
  }
}

/** What is wrong with one dataset's chain: gaps in it, and entries that do not follow the one before. */
export const servedChainFaults = (db: DatabaseSync, dataset: { id: number; name: string }): string[] => {
  const faults: string[] = []
  let previous = { seq: 0, hash: genesisHash }
  for (const row of db.prepare(selectServed('dataset_id = ? ORDER BY seq')).iterate(dataset.id)) {
    const seq = Number(row['seq'])
    const where = `${dataset.name} served ${seq}`
    const read = entry.safeParse(row)
    if (seq !== previous.seq + 1) faults.push(`${where}: the entry before it is missing`)
    if (!read.success) {
      faults.push(`${where}: it is malformed at "${read.error.issues[0]?.path.join('.') ?? ''}"`)
      previous = { seq, hash: '' }
      continue
    }
    if (read.data.prevHash !== previous.hash) faults.push(`${where}: it does not follow the entry before it`)
    previous = { seq, hash: hashOfServed(read.data) }
  }
  return faults
}
