import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { type PageContent, parted, unpack } from './pack.ts'

const packedRow = z.object({
  base: z.int().nullable(),
  place: z.int(),
  packed: z.instanceof(Uint8Array),
})
/** A version as it is kept. */
export type PackedRow = z.infer<typeof packedRow>

const sql = 'SELECT base_seq AS base, place, packed FROM served WHERE dataset_id = ? AND seq = ? AND kind = 0'

/** How a version is kept. @throws where there is none */
export const packedAt = (db: DatabaseSync, datasetId: number, seq: number): PackedRow =>
  packedRow.parse(db.prepare(sql).get(datasetId, seq))

/** What is kept of a version, unpacked; @throws for bytes that are not what was kept */
export const contentAt = (db: DatabaseSync, datasetId: number, seq: number): Buffer => {
  const { base, packed } = packedAt(db, datasetId, seq)
  if (base === null) return unpack(packed)
  if (base >= seq) throw new RangeError(`version ${seq} is packed against ${base}, which is no earlier one`)
  return unpack(packed, contentAt(db, datasetId, base))
}

const hashed = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

interface Attested {
  sha256: string
  headersSha256: string
}

/** The content as its entry attests it; undefined for another. */
export const attested = (content: Buffer, { sha256, headersSha256 }: Attested): PageContent | undefined => {
  const page = parted(content)
  return hashed(page.body) === sha256 && hashed(page.headers) === headersSha256 ? page : undefined
}
