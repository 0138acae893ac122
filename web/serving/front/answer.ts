import type { IncomingMessage, ServerResponse } from 'node:http'
import { seqHeader, tagOfCopy, withoutSeq, withSeq } from '#web/lib/http/content-seq.ts'
import type { Answer } from './front-cache.ts'
import { isFresh } from './next-etag.ts'
import type { Encoding } from './plan-encoding.ts'

const textOf = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(', ') : header

/** Header lines of a body, which a 304 does without. */
const ofBody: ReadonlySet<string> = new Set(['content-type', 'accept-ranges'])

const withoutBody = (head: readonly string[]): string[] =>
  head.flatMap((name, at) =>
    at % 2 === 0 && !ofBody.has(name.toLowerCase()) ? [name, head[at + 1] ?? ''] : [],
  )

interface Wanted {
  wished: readonly Encoding[]
  /** Which position in the log a page shows; undefined for a file. */
  position: number | undefined
  /** Header lines of this answer alone. */
  more?: readonly string[]
}

/** Header lines of a page that change with the log, while the page stays the same. */
const ofContent = (etag: string | undefined, position: number | undefined, copies?: string): string[] => {
  if (position === undefined) return []
  const lines = [seqHeader, String(position)]
  if (etag !== undefined) lines.push('etag', copies ? tagOfCopy(copies, etag) : withSeq(etag, position))
  return lines
}

/**
 * Answers a request with what is held, in one go: nothing can end between the look at it and the answer.
 * @returns false when it is held in no encoding that the visitor takes
 */
export const answerWith = (
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { body, head, etag, lastModified }: Answer,
  { wished, position, more = [] }: Wanted,
): boolean => {
  const copies = headers['if-none-match']
  const asked = {
    'if-none-match': copies === undefined || position === undefined ? copies : withoutSeq(copies),
    'if-modified-since': headers['if-modified-since'],
    'cache-control': textOf(headers['cache-control']),
  }
  const isAsked = asked['if-none-match'] !== undefined || asked['if-modified-since'] !== undefined
  if (isAsked && isFresh(asked, { etag, 'last-modified': lastModified })) {
    response.writeHead(304, [...withoutBody(head), ...ofContent(etag, position, copies)])
    response.end()
    return true
  }
  const chosen = body.in(wished)
  if (chosen === null) return false
  const { encoding, body: bytes } = chosen
  const lines = [...head, ...ofContent(etag, position), ...more, 'content-length', String(bytes.length)]
  if (encoding !== 'identity') lines.push('content-encoding', encoding)
  response.writeHead(200, lines)
  if (method === 'HEAD') response.end()
  else response.end(bytes)
  return true
}
