import { createServer, type Server } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { getRequestListener } from '@hono/node-server'
import type { Certificate } from './certificate.ts'

/** The lake's server: HTTP/1.1, or HTTP/2 over TLS that also accepts HTTP/1.1. */
export type Listener = Server | Http2SecureServer

type Handler = ReturnType<typeof getRequestListener>

/**
 * A listener's address may have 14,800 characters, and browsers send the cookies of every local program
 * along.
 */
const maxHeaderSize = 64 * 1024
const keepAliveTimeout = 65_000
/** A secure server honours these for HTTP/1.1 clients, although its type omits them. */
const forHttp1 = { maxHeaderSize: maxHeaderSize, keepAliveTimeout }
/** An open document holds about twelve streams; a program may share one connection among many users. */
const maxConcurrentStreams = 1_000

/**
 * Creates the lake's server, not yet listening. With a certificate a browser multiplexes all its streams over
 * one connection; WebSockets and HTTP/1.1 clients use the same port.
 */
export function createListener(certificate: Certificate | undefined, handler: Handler): Listener {
  if (certificate === undefined) {
    const server = createServer(
      { maxHeaderSize: maxHeaderSize },
      (incoming, outgoing) => void handler(incoming, outgoing),
    )
    server.keepAliveTimeout = keepAliveTimeout
    return server
  }
  const { cert, key } = certificate
  return createSecureServer(
    {
      ...forHttp1,
      cert,
      key,
      allowHTTP1: true,
      minVersion: 'TLSv1.2',
      settings: { maxHeaderListSize: maxHeaderSize, maxConcurrentStreams: maxConcurrentStreams },
    },
    (incoming, outgoing) => void handler(incoming, outgoing),
  )
}
