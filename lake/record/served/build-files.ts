import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { canonical } from '#lake/log/entry.ts'
import { readServedEntry, selectServed } from '#lake/log/served-entries.ts'
import { inTransaction } from '#lake/store/database.ts'
import { pack, unpack } from './pack.ts'
import { ServedWriter } from './writer.ts'

const file = z.strictObject({
  /** The path under which visitors get it: `/assets/sea.svg`. */
  address: z.string().regex(/^\/[^\s?#]{1,500}$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
const files = z.array(file).max(20_000)

/** What a site says of its build when it starts. */
export const handedBuild = z.strictObject({
  instance: z.uuid(),
  build: z.string().min(1).max(200),
  /** When the site began to serve it. */
  from: z.iso.datetime({ precision: 3 }),
  files,
})
export type HandedBuild = z.infer<typeof handedBuild>
export type BuildFile = z.infer<typeof file>

const packedRow = z.object({ packed: z.instanceof(Uint8Array) })
const hashed = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()

/** The list as it is hashed: in the order of addresses. */
const listText = (list: readonly BuildFile[]): string =>
  canonical(list.toSorted((one, other) => (one.address < other.address ? -1 : 1)))

/** Keeps the bytes of a file once. @returns their SHA-256, hexadecimal */
export const keepFile = (db: DatabaseSync, bytes: Buffer): string => {
  const sha256 = hashed(bytes)
  db.prepare('INSERT INTO served_file VALUES (?, ?) ON CONFLICT DO NOTHING').run(sha256, pack(bytes))
  return sha256.toString('hex')
}

/** A file to the byte; undefined where it is not kept, or is not what was. */
export const fileOf = (db: DatabaseSync, sha256: string): Buffer | undefined => {
  const row = db.prepare('SELECT packed FROM served_file WHERE sha256 = ?').get(Buffer.from(sha256, 'hex'))
  if (row === undefined) return undefined
  try {
    const bytes = unpack(packedRow.parse(row).packed)
    return hashed(bytes).toString('hex') === sha256 ? bytes : undefined
  } catch {
    // Whatever unpacking says of a damaged row: it is not what was kept.
    return undefined
  }
}

/**
 * Puts the files of a build on record, once all of them are kept. A build that is handed over again is no new entry.
 * @returns SHA-256 of the files that are to be handed over first
 */
export const keepBuild = (
  db: DatabaseSync,
  datasetId: number,
  { instance, build, from, files: list }: HandedBuild,
  now = Date.now(),
): { missing: string[] } =>
  inTransaction(db, () => {
    const isKept = db.prepare('SELECT 1 FROM served_file WHERE sha256 = ?')
    const missing = [...new Set(list.map(({ sha256 }) => sha256))].filter(
      (sha256) => isKept.get(Buffer.from(sha256, 'hex')) === undefined,
    )
    if (missing.length > 0) return { missing }
    const text = listText(list)
    const sha256 = hashed(text)
    const writer = new ServedWriter(db, datasetId, now)
    const buildId = writer.text(build)
    const before = writer.get(
      'SELECT 1 FROM served WHERE dataset_id = ? AND kind = 2 AND build = ? AND sha256 = ?',
      datasetId,
      buildId,
      sha256,
    )
    if (before === undefined)
      writer.append({
        kind: 2,
        instance: writer.text(instance),
        served_from: Date.parse(from),
        build: buildId,
        sha256,
        packed: pack(Buffer.from(text)),
      })
    return { missing }
  })

/** The files of an entry as it attests them; undefined for other bytes. */
const filesIn = (packed: Uint8Array, sha256: string): BuildFile[] | undefined => {
  try {
    const text = unpack(packed).toString('utf8')
    return hashed(text).toString('hex') === sha256 ? files.parse(JSON.parse(text)) : undefined
  } catch {
    return undefined
  }
}

const listRow = z.object({ seq: z.int(), packed: z.instanceof(Uint8Array) })
const lists = `SELECT seq, packed FROM served WHERE dataset_id = ? AND kind = 2`

/** The lists of a build's files as they were hashed, each with its entry; those that were changed are left out. */
export const listOfBuild = (
  db: DatabaseSync,
  datasetId: number,
  build: string,
): { seq: number; text: string }[] => {
  const entryOf = db.prepare(selectServed('dataset_id = ? AND seq = ?'))
  return db
    .prepare(`${lists} AND build = (SELECT id FROM served_text WHERE text = ?) ORDER BY seq`)
    .all(datasetId, build)
    .flatMap((row) => {
      const { seq, packed } = listRow.parse(row)
      const entry = readServedEntry(entryOf.get(datasetId, seq))
      const isWhole = entry.kind === 'build' && filesIn(packed, entry.sha256) !== undefined
      return isWhole ? [{ seq, text: unpack(packed).toString('utf8') }] : []
    })
}

/** The files of a build by their addresses, with the hash of each; undefined for one that is not on record. */
export const filesOfBuild = (
  db: DatabaseSync,
  datasetId: number,
  build: string,
): ReadonlyMap<string, string> | undefined => {
  const found = listOfBuild(db, datasetId, build)
  if (found.length === 0) return undefined
  const all = found.flatMap(({ text }) => files.parse(JSON.parse(text)))
  return new Map(all.map(({ address, sha256 }) => [address, sha256]))
}

/** What is wrong with the files of all builds of a dataset. */
export const buildFaults = (db: DatabaseSync, dataset: { id: number; name: string }): string[] => {
  const whole = new Map<string, boolean>()
  const isWhole = (sha256: string): boolean => {
    const known = whole.get(sha256) ?? fileOf(db, sha256) !== undefined
    whole.set(sha256, known)
    return known
  }
  const entryOf = db.prepare(selectServed('dataset_id = ? AND seq = ?'))
  return db
    .prepare(`${lists} ORDER BY seq`)
    .all(dataset.id)
    .flatMap((row) => {
      const { seq, packed } = listRow.parse(row)
      const where = `${dataset.name} served ${seq}`
      const entry = readServedEntry(entryOf.get(dataset.id, seq))
      const list = entry.kind === 'build' ? filesIn(packed, entry.sha256) : undefined
      if (list === undefined) return [`${where}: the list of files was changed`]
      return list
        .filter(({ sha256 }) => !isWhole(sha256))
        .map(({ address, sha256 }) => `${where}: the file ${address} (${sha256}) was changed or is missing`)
    })
}
