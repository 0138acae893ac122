import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { canonical } from '#lake/log/entry.ts'

/** Headers by name in lower case. */
export type ServedHeaders = Readonly<Record<string, string>>

/** A page without its packing: headers as RFC 8785 JSON, and the body to the byte. */
export interface PageContent {
  headers: string
  body: Buffer
}

/** Every so many versions of an address one is kept whole. */
export const versionsPerCopy = 1_024

/** A packed page larger than this has no room for what it was packed against. */
const largest = 64 * 1024 * 1024

/**
 * Against which version one is packed, counted from the last full copy: its number without its lowest set bit. So ten
 * steps at most lead from any of 1,024 versions to a full copy, and half of all are packed against the one before.
 * @returns nothing for a full copy
 */
export const basePlace = (place: number): number | undefined =>
  place === 0 ? undefined : place & (place - 1)

export const headersText = (headers: ServedHeaders): string => canonical(headers)

/** One text of both: a header that changes with its page, such as the policy, is packed with it. */
export const joined = ({ headers, body }: PageContent): Buffer => {
  const head = Buffer.from(headers)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return Buffer.concat([length, head, body])
}

/** @throws {RangeError} for what {@link joined} did not write */
export const parted = (content: Buffer): PageContent => {
  const end = 4 + content.readUInt32LE(0)
  if (end > content.length) throw new RangeError('the content is shorter than its headers')
  return { headers: content.toString('utf8', 4, end), body: content.subarray(end) }
}

/** A fifth less than at level 3, and as fast; beyond 9 the last tenth takes twenty times as long (record 95). */
const params = { [constants.ZSTD_c_compressionLevel]: 7 }

/** @param base of which it is a later version */
export const pack = (content: Buffer, base?: Buffer): Buffer =>
  zstdCompressSync(content, base === undefined ? { params } : { params, dictionary: base })

/** @throws for what was not packed so, or against another base */
export const unpack = (packed: Uint8Array, base?: Buffer): Buffer =>
  zstdDecompressSync(packed, {
    maxOutputLength: largest,
    ...(base === undefined ? {} : { dictionary: base }),
  })
