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

/** Versions packed against the same one, at most. */
const fan = 16

/**
 * Against which version one is packed, counted from the last full copy: its number without its lowest digit to the base of
 * 16 that is not 0. So three steps at most lead from any of 1,024 versions to a full copy, and what an editor changes is
 * packed 15 times at most before it is part of what is packed against.
 * @returns nothing for a full copy
 */
export const basePlace = (place: number): number | undefined => {
  if (place === 0) return undefined
  let step = 1
  while (place % (step * fan) === 0) step *= fan
  return place - (Math.floor(place / step) % fan) * step
}

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

/** A page unpacks in one piece. */
const chunkSize = 256 * 1024

/** A fifth less than at level 3, and as fast; beyond 9 the last tenth takes twenty times as long (record 95). */
const params = { [constants.ZSTD_c_compressionLevel]: 7 }

/** @param base of which it is a later version */
export const pack = (content: Buffer, base?: Buffer): Buffer =>
  zstdCompressSync(content, { params, chunkSize, ...(base === undefined ? {} : { dictionary: base }) })

/** @throws for what was not packed so, or against another base */
export const unpack = (packed: Uint8Array, base?: Buffer): Buffer =>
  zstdDecompressSync(packed, {
    maxOutputLength: largest,
    chunkSize,
    ...(base === undefined ? {} : { dictionary: base }),
  })
