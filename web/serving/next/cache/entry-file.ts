import { createHash } from 'node:crypto'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { z } from 'zod'
import type { Rendered } from '#web/serving/validity/freshness.ts'
import type { Entry } from './entry.ts'

const headersSchema = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))

/** First line of an entry; the parts follow, concatenated and packed by Zstandard. */
const headSchema = z.object({
  version: z.literal(3),
  key: z.string(),
  /** Of the packed parts. */
  sha256: z.string(),
  /** The process that wrote it: clocks of two processes are not comparable. */
  run: z.string(),
  readAt: z.number(),
  /** The log of the content, and the position in it at which the render began. */
  log: z.string(),
  position: z.number(),
  tags: z.array(z.string()),
  lifetime: z
    .object({ revalidate: z.union([z.number(), z.literal(false)]), expire: z.number().optional() })
    .optional(),
  kind: z.enum(['APP_PAGE', 'APP_ROUTE']),
  status: z.number().optional(),
  postponed: z.string().optional(),
  headers: headersSchema.optional(),
  parts: z.array(z.object({ name: z.string(), length: z.number().int().nonnegative() })),
})

const checksum = (body: Buffer): string => createHash('sha256').update(body).digest('hex')

/** The process that writes entries, and the log its positions are of. */
export interface Writer {
  run: string
  log: string
}

/** An entry as bytes, marked with this process: as it is held in memory, on disk and between instances. */
export const encodeEntry = (key: string, { run, log }: Writer, { value, ...entry }: Entry): Buffer => {
  const parts: [string, Buffer][] =
    value.kind === 'APP_ROUTE'
      ? [['body', value.body]]
      : [
          ['html', Buffer.from(value.html)],
          ...(value.rscData ? [['rsc', value.rscData] as [string, Buffer]] : []),
          ...[...(value.segmentData ?? [])].map(([path, data]): [string, Buffer] => [
            `segment:${path}`,
            data,
          ]),
        ]
  const body = zstdCompressSync(Buffer.concat(parts.map(([, data]) => data)))
  const head: z.input<typeof headSchema> = {
    version: 3,
    key,
    sha256: checksum(body),
    run,
    readAt: entry.readAt,
    log,
    position: entry.position,
    tags: entry.tags,
    lifetime: entry.lifetime,
    kind: value.kind,
    status: value.status,
    postponed: value.kind === 'APP_PAGE' ? value.postponed : undefined,
    headers: value.headers ? headersSchema.parse({ ...value.headers }) : undefined,
    parts: parts.map(([name, data]) => ({ name, length: data.length })),
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body])
}

/**
 * Parses the bytes of an entry; null (a miss) when truncated, malformed or of another version. An entry of another process
 * is compared by the log: `readAtOf` gives the time at which it counts as read.
 */
export const decodeEntry = (
  key: string,
  bytes: Buffer,
  run: string,
  readAtOf: (rendered: Rendered) => number,
): Entry | null => {
  const end = bytes.indexOf(10)
  if (end < 0) return null
  let raw: unknown
  try {
    raw = JSON.parse(bytes.toString('utf8', 0, end))
  } catch {
    return null
  }
  const head = headSchema.safeParse(raw).data
  const packed = bytes.subarray(end + 1)
  if (!head || head.key !== key || checksum(packed) !== head.sha256) return null
  const body = zstdDecompressSync(packed)
  const parts = new Map<string, Buffer>()
  let offset = 0
  for (const { name, length } of head.parts) {
    parts.set(name, body.subarray(offset, offset + length))
    offset += length
  }
  const { tags, lifetime, position } = head
  const readAt = head.run === run ? head.readAt : readAtOf(head)
  const headers = head.headers
  if (head.kind === 'APP_ROUTE') {
    const value = {
      kind: head.kind,
      body: parts.get('body') ?? Buffer.alloc(0),
      status: head.status ?? 200,
      headers: headers ?? {},
    }
    return { readAt, position, tags, lifetime, value }
  }
  const segments = [...parts].filter(([name]) => name.startsWith('segment:'))
  return {
    readAt,
    position,
    tags,
    lifetime,
    value: {
      kind: head.kind,
      html: parts.get('html')?.toString('utf8') ?? '',
      rscData: parts.get('rsc'),
      status: head.status,
      postponed: head.postponed,
      headers,
      segmentData:
        segments.length > 0
          ? new Map(segments.map(([name, data]) => [name.slice('segment:'.length), data]))
          : undefined,
    },
  }
}
