import type { IncomingMessage, ServerResponse } from 'node:http'
import { Http2ServerRequest, type Http2ServerResponse, type ServerHttp2Session } from 'node:http2'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Server as TlsServer, TLSSocket } from 'node:tls'
import type { Listener } from './listener.ts'

const checkIntervalMs = 20
/** A connection used this recently may have its next request in flight. */
const idleMs = 1_000

interface Use {
  running: Set<ServerResponse>
  lastAt: number
}

/**
 * Prepares a server for shutdown; call it before it listens. The returned function stops accepting
 * connections. Every request that was read is answered, as the last of its connection (`Connection: close`);
 * idle connections are closed, including those opened and never used, which `closeIdleConnections` keeps for
 * a minute. What is not done after `timeoutMs` is cut off.
 * @returns whether everything finished in time
 */
export function drainable(server: Listener): (timeoutMs: number) => Promise<boolean> {
  const uses = new Map<Socket, Use>()
  const sessions = new Set<ServerHttp2Session>()
  let isDraining = false
  server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  // Raw sockets: includes those that never complete a TLS handshake.
  const wires = new Set<Socket>()
  server.on('connection', (wire: Socket) => {
    wires.add(wire)
    wire.once('close', () => wires.delete(wire))
  })
  // A TLS server emits `secureConnection` with the socket that requests name.
  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    uses.set(socket, { running: new Set(), lastAt: performance.now() })
    socket.once('close', () => uses.delete(socket))
  })
  const begun = (
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ) => {
    // An HTTP/2 session tracks its own requests.
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
  return async (timeoutMs) => {
    isDraining = true
    for (const { running } of uses.values()) for (const response of running) response.shouldKeepAlive = false
    // Not `server.close`: it also cuts idle connections at once, whose next request may be in flight.
    const whenClosed = new Promise<boolean>((resolve) =>
      NetServer.prototype.close.call(server, () => resolve(true)),
    )
    // GOAWAY names the last request accepted; the session ends once those are answered.
    for (const session of sessions) session.close()
    const looking = setInterval(() => {
      for (const [socket, { running, lastAt }] of uses) {
        // The last answer may still be in the send buffer.
        if (running.size === 0 && !isHttp2(socket) && performance.now() - lastAt > idleMs)
          socket.destroySoon()
      }
      if (uses.size === 0) for (const wire of wires) wire.destroySoon()
    }, checkIntervalMs)
    const inTime = await Promise.race([whenClosed, sleep(timeoutMs, false, { ref: false })])
    clearInterval(looking)
    for (const wire of wires) wire.destroy()
    await whenClosed
    return inTime
  }
}

const isHttp2 = (socket: Socket): boolean => socket instanceof TLSSocket && socket.alpnProtocol === 'h2'
