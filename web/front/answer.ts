import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer } from './held.ts'
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

/**
 * Answers a request with what is held, in one go: nothing can end between the look at it and the answer.
 * @returns false when it is held in no encoding that the visitor takes
 */
export const answerWith = (
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { body, head, etag, lastModified }: Answer,
  wished: readonly Encoding[],
): boolean => {
  const asked = {
    'if-none-match': headers['if-none-match'],
    'if-modified-since': headers['if-modified-since'],
    'cache-control': textOf(headers['cache-control']),
  }
  const isAsked = asked['if-none-match'] !== undefined || asked['if-modified-since'] !== undefined
  if (isAsked && isFresh(asked, { etag, 'last-modified': lastModified })) {
    response.writeHead(304, withoutBody(head))
    response.end()
    return true
  }
  const chosen = body.in(wished)
  if (chosen === null) return false
  const { encoding, body: bytes } = chosen
  const lines = [...head, 'content-length', String(bytes.length)]
  if (encoding !== 'identity') lines.push('content-encoding', encoding)
  response.writeHead(200, lines)
  if (method === 'HEAD') response.end()
  else response.end(bytes)
  return true
}
