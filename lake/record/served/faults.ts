import type { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { BoundedMap } from '#common/bounded-map.ts'
import { readServedEntry, selectServed, servedChainFaults } from '#lake/log/served-entries.ts'
import { expiryFaults, hasExpired } from '#lake/record/keeping/expired.ts'
import { buildFaults } from './build-files.ts'
import { attested, contentAt } from './content.ts'
import { unpack } from './pack.ts'

/** What a look at all pages as served found. */
export interface ServedReport {
  entries: number
  /** Pages whose bodies were erased by age, as acts say. */
  expired: number
  /** Each names dataset and place. */
  faults: string[]
}

const datasetRow = z.object({ id: z.int(), name: z.string() })
/** More than lead from any version to its full copy, for four instances. */
const keptContents = 16

const countRow = z.object({ count: z.int() })
const packedRow = z.object({
  seq: z.int(),
  base: z.int().nullable(),
  packed: z.instanceof(Uint8Array),
  crc: z.int(),
})
/** A page without a body, which is right where it expired. */
const blankRow = z.object({ seq: z.int(), packed: z.null() })

/** Unpacks the versions of addresses one after the other: what the next are packed against is mostly still there. */
const unpacker = (db: DatabaseSync, datasetId: number) => {
  const kept = new BoundedMap<number, Buffer>(keptContents)
  /** @throws where it cannot be unpacked */
  return ({ seq, base, packed }: z.infer<typeof packedRow>): Buffer => {
    const before = base === null ? undefined : (kept.use(base) ?? contentAt(db, datasetId, base))
    const content = unpack(packed, before)
    kept.set(seq, content)
    return content
  }
}

const contentFaults = (
  db: DatabaseSync,
  dataset: z.infer<typeof datasetRow>,
  tick: () => void,
): { faults: string[]; expired: number } => {
  const faults: string[] = []
  let expired = 0
  const isExpired = hasExpired(db)
    ? db.prepare('SELECT 1 FROM served_expired WHERE dataset_id = ? AND seq = ?')
    : undefined
  const entryOf = db.prepare(selectServed('dataset_id = ? AND seq = ?'))
  const rows = db
    .prepare(
      `SELECT seq, base_seq AS base, packed, packed_crc AS crc FROM served WHERE dataset_id = ? AND kind = 0 ORDER BY address, seq`,
    )
    .iterate(dataset.id)
  const unpacked = unpacker(db, dataset.id)
  for (const row of rows) {
    tick()
    const where = `${dataset.name} served ${String(row['seq'])}`
    const blank = blankRow.safeParse(row)
    if (blank.success) {
      if (isExpired?.get(dataset.id, blank.data.seq) === undefined)
        faults.push(`${where}: the page is missing`)
      else expired += 1
      continue
    }
    try {
      const one = packedRow.parse(row)
      const entry = readServedEntry(entryOf.get(dataset.id, one.seq))
      const content = unpacked(one)
      const isWhole = entry.kind === 'page' && attested(content, entry) !== undefined
      if (!isWhole || crc32(one.packed) !== one.crc) faults.push(`${where}: the page was changed`)
    } catch {
      faults.push(`${where}: the page cannot be unpacked`)
    }
  }
  return { faults, expired }
}

/** Newest versions by instance that are not the newest: what comes next would be compared with another. */
const tipFaults = (db: DatabaseSync, { id, name }: z.infer<typeof datasetRow>): string[] =>
  z
    .array(z.object({ seq: z.int() }))
    .parse(
      db
        .prepare(
          `SELECT tip.seq FROM served_tip AS tip WHERE dataset_id = ? AND seq IS NOT (
             SELECT max(seq) FROM served AS one INDEXED BY served_at WHERE one.dataset_id = tip.dataset_id
               AND kind = 0 AND one.address = tip.address AND one.instance = tip.instance)`,
        )
        .all(id),
    )
    .map(({ seq }) => `${name} served ${seq}: it is told to be the newest of its address, and is not`)

/**
 * Follows the chain of pages as served of every dataset, and unpacks and compares every page with the hash its entry
 * carries.
 */
export const verifyServed = (
  db: DatabaseSync,
  onProgress: (entries: number, total: number) => void = () => {},
): ServedReport => {
  const total = countRow.parse(db.prepare('SELECT count(*) AS count FROM served').get()).count
  let entries = 0
  const tick = () => {
    entries += 1
    if (entries % 1_000 === 0) onProgress(entries, total)
  }
  const datasets = z.array(datasetRow).parse(db.prepare('SELECT id, name FROM dataset').all())
  let expired = 0
  const faults = datasets.flatMap((dataset) => {
    const contents = contentFaults(db, dataset, tick)
    expired += contents.expired
    return [
      ...servedChainFaults(db, dataset),
      ...contents.faults,
      ...expiryFaults(db, dataset),
      ...buildFaults(db, dataset),
      ...tipFaults(db, dataset),
    ]
  })
  onProgress(total, total)
  return { entries: total, expired, faults }
}
