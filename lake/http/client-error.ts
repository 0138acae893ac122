import type { Duplex } from 'node:stream'
import { RequestError } from '@hono/node-server'
import type { Listener } from './listener.ts'
import { apiError, badRequest } from './errors.ts'
import { always } from './security-headers.ts'

const refusals: Record<string, ReturnType<typeof apiError>> = {
  HPE_HEADER_OVERFLOW: apiError(
    431,
    'Request Header Fields Too Large',
    'The address and the headers are too long',
  ),
  ERR_HTTP_REQUEST_TIMEOUT: apiError(408, 'Request Timeout', 'The request did not come to its end in time'),
}

/** Answers what is not a valid HTTP request, or is too long to read, in the form of every other error. */
export function answerClientErrors(server: Listener): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const { status, body } = refusals[error.code ?? ''] ?? badRequest('The request is not valid HTTP')
    const text = JSON.stringify(body)
    const lines = [
      `HTTP/1.1 ${status} ${String(body['error'])}`,
      'content-type: application/json',
      'x-content-type-options: nosniff',
      `content-length: ${Buffer.byteLength(text)}`,
      'connection: close',
    ]
    socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`)
  })
}

/**
 * Answers a request whose path and `Host` form no valid URL, before routing; anything else unanswered is a
 * 500. It never throws: that would end the process.
 */
export function answerUnreadable(error: unknown): Response {
  const { status, body } =
    error instanceof RequestError
      ? badRequest('The address or the Host header is malformed; send a path, and the host of LAKE_URL')
      : apiError(500, 'Internal Server Error', 'The lake could not answer')
  return Response.json(body, { status, headers: always })
}
