import { createHash } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { WARCRecord, WARCSerializer } from 'warcio'
import { getSurt } from 'warcio/utils'

/** Something that visitors got: a page with its headers, or a file of which the bytes alone are on record. */
export interface Captured {
  /** Whole address. */
  url: string
  /** When it was first given, ISO 8601. */
  at: string
  type: string
  bytes: Uint8Array
  /** Status and headers of a page as served; absent for a file. */
  answer: { status: number; headers: Readonly<Record<string, string>> } | undefined
}

/** A WARC 1.1 file, each record packed by itself, and its index as CDXJ. */
export interface Archive {
  warc: Buffer
  index: string
}

const digitsOf = (at: string): string => at.replaceAll(/\D/g, '').slice(0, 14)
const sha256 = (bytes: Uint8Array): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`

const recordOf = ({ url, at, type, bytes, answer }: Captured): WARCRecord =>
  answer === undefined
    ? WARCRecord.create(
        {
          type: 'resource',
          url,
          date: at,
          warcVersion: 'WARC/1.1',
          warcHeaders: { 'Content-Type': type },
        },
        [bytes],
      )
    : WARCRecord.create(
        {
          type: 'response',
          url,
          date: at,
          warcVersion: 'WARC/1.1',
          httpHeaders: answer.headers,
          statusline: `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}`.trimEnd(),
        },
        [bytes],
      )

/**
 * Writes a web archive.
 * @param software that made it, for its first record
 */
export async function archiveOf(
  captured: readonly Captured[],
  fileName: string,
  software: string,
): Promise<Archive> {
  const info = WARCRecord.createWARCInfo(
    { filename: fileName, warcVersion: 'WARC/1.1' },
    { software, format: 'WARC File Format 1.1' },
  )
  const parts = [await WARCSerializer.serialize(info, { gzip: true })]
  let offset = parts[0]?.length ?? 0
  const lines: string[] = []
  for (const one of captured) {
    const packed = await WARCSerializer.serialize(recordOf(one), { gzip: true })
    const told = {
      url: one.url,
      digest: sha256(one.bytes),
      mime: one.type.split(';')[0],
      offset,
      length: packed.length,
      recordDigest: sha256(packed),
      status: one.answer?.status ?? 200,
      filename: fileName,
    }
    lines.push(`${getSurt(one.url)} ${digitsOf(one.at)} ${JSON.stringify(told)}\n`)
    parts.push(packed)
    offset += packed.length
  }
  return { warc: Buffer.concat(parts), index: lines.toSorted().join('') }
}
