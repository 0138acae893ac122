import { type IncomingHttpHeaders, request as ask } from 'node:http'
import { gunzipSync } from 'node:zlib'
import type { CacheEntry } from './front-cache.ts'
import { Packed } from './packed.ts'
import type { Behind } from './pass-on.ts'

/** A file larger than this is sent by Next each time. */
const maxFileBytes = 4 * 1024 * 1024

/** Header lines that belong to one answer or to its encoding. */
const ofOneAnswer: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'content-length',
  'content-encoding',
])

/** Whether a file may be held: its name carries a hash of its bytes, so that it never changes. */
export const isForever = (headers: IncomingHttpHeaders): boolean =>
  /\bimmutable\b/.test(headers['cache-control'] ?? '')

interface Read {
  status: number
  headers: IncomingHttpHeaders
  raw: readonly string[]
  body: Buffer
}

const read = ({ socketPath, agent }: Behind, path: string): Promise<Read> =>
  new Promise((resolve, reject) => {
    const asked = ask({ socketPath, agent, path, headers: { host: 'localhost', 'accept-encoding': 'gzip' } })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      const parts: Buffer[] = []
      let length = 0
      answer.on('error', reject)
      answer.on('data', (part: Buffer) => {
        length += part.length
        if (length > maxFileBytes) answer.destroy(new Error(`${path} is too large to be cache`))
        else parts.push(part)
      })
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          raw: answer.rawHeaders,
          body: Buffer.concat(parts),
        }),
      )
    })
    asked.end()
  })

/** Reads a hashed file from Next, with the headers Next gives it; null when it is none. */
export const readFile = async (behind: Behind, path: string): Promise<CacheEntry | null> => {
  const { status, headers, raw, body } = await read(behind, path)
  if (status !== 200 || !isForever(headers)) return null
  const head = raw.flatMap((name, at) =>
    at % 2 === 0 && !ofOneAnswer.has(name.toLowerCase()) ? [name, raw[at + 1] ?? ''] : [],
  )
  const isZipped = headers['content-encoding'] === 'gzip'
  return {
    whole: {
      body: isZipped ? await Packed.of(gunzipSync(body)) : Packed.plain(body),
      head,
      etag: headers.etag,
      lastModified: headers['last-modified'],
    },
    data: null,
    isCurrent: () => true,
    lifeLeft: () => Number.POSITIVE_INFINITY,
    onDrop: () => {},
  }
}
