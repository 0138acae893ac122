import type { Duplex } from 'node:stream'
import type { Listener } from './listener.ts'
import { apiError, badRequest } from './errors.ts'

const refusals: Record<string, ReturnType<typeof apiError>> = {
  HPE_HEADER_OVERFLOW: apiError(
    431,
    'Request Header Fields Too Large',
    'The address and the headers are too long',
  ),
  ERR_HTTP_REQUEST_TIMEOUT: apiError(408, 'Request Timeout', 'The request did not come to its end in time'),
}

/** Answers what is no HTTP request at all, or too long to be read, in the form of every other error. */
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
