import type { IncomingMessage, ServerResponse } from 'node:http'
import { Http2ServerRequest, type Http2ServerResponse, type ServerHttp2Session } from 'node:http2'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Server as TlsServer, TLSSocket } from 'node:tls'
import type { Listener } from './listener.ts'

const lookEveryMs = 20
/** A connection that was used within this time may have its next request on the way already. */
const quietMs = 1_000

interface Use {
  running: Set<ServerResponse>
  lastAt: number
}

/**
 * Prepares a server for its end; to be called before it listens. The returned function lets no connection in any
 * more. Every request that was read is answered, as the last of its connection (`Connection: close`); connections
 * that are not in use are closed, also those that were opened and never used, which `closeIdleConnections` leaves
 * open for a minute. Whoever is not done after `patienceMs` is cut off.
 * @returns whether everybody was done in time
 */
export function drainable(server: Listener): (patienceMs: number) => Promise<boolean> {
  const uses = new Map<Socket, Use>()
  const sessions = new Set<ServerHttp2Session>()
  let isDraining = false
  server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  // Below TLS: also those that never get as far as a connection.
  const wires = new Set<Socket>()
  server.on('connection', (wire: Socket) => {
    wires.add(wire)
    wire.once('close', () => wires.delete(wire))
  })
  // A TLS server tells of a connection once it is encrypted: that is the socket its requests name.
  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    uses.set(socket, { running: new Set(), lastAt: performance.now() })
    socket.once('close', () => uses.delete(socket))
  })
  const begun = (
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ) => {
    // What runs on a connection of HTTP/2 its session knows.
    if (request instanceof Http2ServerRequest || !('shouldKeepAlive' in response)) return
    const use = uses.get(request.socket)
    if (use === undefined) return
    use.running.add(response)
    if (isDraining) response.shouldKeepAlive = false
    response.once('close', () => {
      use.running.delete(response)
      use.lastAt = performance.now()
    })
  }
  server.prependListener('request', begun)
  return async (patienceMs) => {
    isDraining = true
    for (const { running } of uses.values()) for (const response of running) response.shouldKeepAlive = false
    // Not `server.close`: it also cuts idle connections at once, whose next request may be on its way.
    const whenClosed = new Promise<boolean>((resolve) =>
      NetServer.prototype.close.call(server, () => resolve(true)),
    )
    // Each is told which request was the last one taken; it ends when those are answered.
    for (const session of sessions) session.close()
    const looking = setInterval(() => {
      for (const [socket, { running, lastAt }] of uses) {
        // What was answered last may still be on its way out.
        if (running.size === 0 && !isHttp2(socket) && performance.now() - lastAt > quietMs)
          socket.destroySoon()
      }
      if (uses.size === 0) for (const wire of wires) wire.destroySoon()
    }, lookEveryMs)
    const inTime = await Promise.race([whenClosed, sleep(patienceMs, false, { ref: false })])
    clearInterval(looking)
    for (const wire of wires) wire.destroy()
    await whenClosed
    return inTime
  }
}

const isHttp2 = (socket: Socket): boolean => socket instanceof TLSSocket && socket.alpnProtocol === 'h2'
