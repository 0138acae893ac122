import {
  type Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as ask,
  type ServerResponse,
} from 'node:http'
import { inertPolicy } from '#web/lib/http/answers.ts'
import { visitorHeader } from '#web/lib/http/visitor-address.ts'

/** Headers of one connection, not of the message (RFC 9110, 7.6.1), and what this thread itself has answered. */
const ofConnection: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'upgrade',
  'expect',
])

const without = (raw: readonly string[], dropped: (name: string) => boolean): string[] => {
  const kept: string[] = []
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [name = '', value = ''] = raw.slice(at, at + 2)
    if (!dropped(name.toLowerCase())) kept.push(name, value)
  }
  return kept
}

/** Where Next stands. */
export interface Behind {
  socketPath: string
  agent: Agent
}

interface Passing {
  /** The visitor's address behind the key of the process. */
  vouched: string
  /** Called before the headers of the answer go out. */
  beforeHead: (status: number, headers: IncomingHttpHeaders) => void
}

const isIdempotent = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined

const fail = (response: ServerResponse): void => {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(503, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
    'x-content-type-options': 'nosniff',
    'content-security-policy': inertPolicy,
  })
  response.end('The site does not answer for a moment. Try again in 2 seconds.\n')
}

/**
 * Passes a request on to Next as it came, and its answer back as it comes. The address of the visitor goes along in a
 * header that only this process can write; what the visitor sent under its name is dropped.
 */
export const passOn = (
  request: IncomingMessage,
  response: ServerResponse,
  { socketPath, agent }: Behind,
  { vouched, beforeHead }: Passing,
): void => {
  const headers = without(request.rawHeaders, (name) => ofConnection.has(name) || name === visitorHeader)
  headers.push(visitorHeader, vouched)
  // Said even of a connection that is not: one that Next closes with the body unread takes its early answer along.
  headers.push('connection', 'keep-alive')
  const canRepeat = isIdempotent(request)
  const send = (isRepeat: boolean): void => {
    const asked = ask({
      socketPath,
      // On a connection of its own where it cannot be asked (again): Next closes kept ones at the moment they are used.
      agent: isRepeat || !canRepeat ? false : agent,
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers,
    })
    let isAnswered = false
    asked.on('response', (answer) => {
      isAnswered = true
      beforeHead(answer.statusCode ?? 502, answer.headers)
      const kept = without(
        answer.rawHeaders,
        (name) => ofConnection.has(name) || name === 'transfer-encoding',
      )
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, kept)
      // An event stream may stay silent for long, and its page waits for the beginning.
      if (answer.headers['content-type']?.startsWith('text/event-stream')) response.flushHeaders()
      answer.on('error', () => response.destroy())
      answer.pipe(response)
    })
    asked.on('error', () => {
      // Next may answer before it has read a body, and take no more of it; a torn answer reports itself.
      if (response.destroyed || isAnswered) return
      // Next may close an idle connection at the moment it is used again.
      if (asked.reusedSocket && canRepeat && !isRepeat && !response.headersSent) send(true)
      else fail(response)
    })
    response.once('close', () => {
      asked.destroy()
      // What is left of the body is read past, or the next request on the connection would wait for ever.
      request.unpipe(asked).resume()
    })
    if (canRepeat) asked.end()
    else request.pipe(asked)
  }
  send(false)
}
