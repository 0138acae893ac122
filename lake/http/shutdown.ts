import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const lookEveryMs = 20
/** A connection that was used within this time may have its next request on the way already. */
const quietMs = 300

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
export function drainable(server: Server): (patienceMs: number) => Promise<boolean> {
  const uses = new Map<Socket, Use>()
  let isDraining = false
  server.on('connection', (socket: Socket) => {
    uses.set(socket, { running: new Set(), lastAt: 0 })
    socket.once('close', () => uses.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const use = uses.get(socket)
    if (use === undefined) return
    use.running.add(response)
    if (isDraining) response.shouldKeepAlive = false
    response.once('close', () => {
      use.running.delete(response)
      use.lastAt = performance.now()
    })
  })
  return async (patienceMs) => {
    isDraining = true
    for (const { running } of uses.values()) for (const response of running) response.shouldKeepAlive = false
    // Not `server.close`: it also cuts idle connections at once, whose next request may be on its way.
    const whenClosed = new Promise<boolean>((resolve) =>
      NetServer.prototype.close.call(server, () => resolve(true)),
    )
    const looking = setInterval(() => {
      for (const [socket, { running, lastAt }] of uses) {
        // What was answered last may still be on its way out.
        if (running.size === 0 && performance.now() - lastAt > quietMs) socket.destroySoon()
      }
    }, lookEveryMs)
    const inTime = await Promise.race([whenClosed, sleep(patienceMs, false, { ref: false })])
    clearInterval(looking)
    server.closeAllConnections()
    await whenClosed
    return inTime
  }
}
