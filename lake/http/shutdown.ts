import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const lookEveryMs = 20

/**
 * Prepares a server for its end; to be called before it listens. The returned function lets nobody in
 * any more, has requests that run finished and closes what has none: also connections that were opened
 * and never used, which `closeIdleConnections` leaves open for a minute. Whoever is not done after
 * `patienceMs` is cut off.
 * @returns whether everybody was done in time
 */
export function drainable(server: Server): (patienceMs: number) => Promise<boolean> {
  const running = new Map<Socket, number>()
  const count = (socket: Socket, change: 1 | -1) => {
    const requests = running.get(socket)
    if (requests !== undefined) running.set(socket, requests + change)
  }
  server.on('connection', (socket: Socket) => {
    running.set(socket, 0)
    socket.once('close', () => running.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  return async (patienceMs) => {
    const whenClosed = new Promise<boolean>((resolve) => server.close(() => resolve(true)))
    const looking = setInterval(() => {
      // What was answered last may still be on its way out.
      for (const [socket, requests] of running) if (requests === 0) socket.destroySoon()
    }, lookEveryMs)
    const inTime = await Promise.race([whenClosed, sleep(patienceMs, false, { ref: false })])
    clearInterval(looking)
    server.closeAllConnections()
    await whenClosed
    return inTime
  }
}
