import { createServer, type Server } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { getRequestListener } from '@hono/node-server'
import type { Certificate } from './certificate.ts'

/** What the lake listens with: HTTP/1.1, or HTTP/2 over TLS that speaks HTTP/1.1 too. */
export type Listener = Server | Http2SecureServer

type Handler = ReturnType<typeof getRequestListener>

/** A listener's address may have 14,800 characters, and a browser adds the cookies of every local program. */
const longestHead = 64 * 1024
const keepAliveTimeout = 65_000
/** A secure server reads these for those who come by HTTP/1.1, although its type does not say so. */
const forHttp1 = { maxHeaderSize: longestHead, keepAliveTimeout }
/** An open document holds about twelve streams; a program with one connection for all its users holds many. */
const streamsOfConnection = 1_000

/**
 * The server of the lake, not yet listening. With a certificate a browser shares one connection among all
 * its streams; sockets, and programs that know no HTTP/2, come over the same port by HTTP/1.1.
 */
export function createListener(certificate: Certificate | undefined, handler: Handler): Listener {
  if (certificate === undefined) {
    const server = createServer(
      { maxHeaderSize: longestHead },
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
      settings: { maxHeaderListSize: longestHead, maxConcurrentStreams: streamsOfConnection },
    },
    (incoming, outgoing) => void handler(incoming, outgoing),
  )
}
