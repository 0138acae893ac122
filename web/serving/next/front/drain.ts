import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** Connections are accepted until none arrived for this long: a refused one is a lost request. */
const quietMs = 200
/** Upper bound of that wait after the signal. */
const maxAcceptMs = 2_500
/** A connection unused for this long is idle. */
const idleMs = 1_000
/** Connections still open are cut off, so that the process ends within five seconds (quality 9). */
const forceCloseMs = 4_000

/** Interval between checks of the connections. */
const checkIntervalMs = 50

/** An open connection: its unanswered requests and its last use. */
interface Held {
  asked: number
  usedAt: number
}

/**
 * Graceful shutdown of the site's server. Node's `close` cuts idle connections at once, losing a request that is on
 * its way, and waits without limit for busy ones. Here every response closes its connection, and idle ones are closed
 * after a while.
 */
export class Drain {
  #isDraining = false
  #takenAt = 0
  readonly #sockets = new Map<Socket, Held>()
  readonly #streams = new Set<ServerResponse>()

  /** Tracks a connection until it ends. */
  watch(socket: Socket): Held {
    const known = this.#sockets.get(socket)
    if (known) return known
    const held = { asked: 0, usedAt: performance.now() }
    this.#takenAt = held.usedAt
    this.#sockets.set(socket, held)
    socket.once('close', () => this.#sockets.delete(socket))
    return held
  }

  /** Tracks a request on a connection until it is answered. */
  begin(socket: Socket, response: ServerResponse): void {
    const held = this.watch(socket)
    held.asked += 1
    response.once('close', () => {
      held.asked -= 1
      held.usedAt = performance.now()
    })
  }

  /** Called before the headers of an answer are sent. */
  prepare(response: ServerResponse, contentType: string): void {
    if (this.#isDraining) response.shouldKeepAlive = false
    if (!contentType.startsWith('text/event-stream')) return
    this.#streams.add(response)
    response.once('close', () => this.#streams.delete(response))
  }

  /** Resolves when every connection has ended: by its last answer, by being idle, or cut off. */
  async end(server: Server): Promise<void> {
    this.#isDraining = true
    const begunAt = performance.now()
    const { promise: closed, resolve } = Promise.withResolvers<void>()
    let isListening = true
    const look = () => {
      const now = performance.now()
      const passed = now - begunAt
      if (isListening && (now - Math.max(this.#takenAt, begunAt) > quietMs || passed > maxAcceptMs)) {
        isListening = false
        // Stops listening but keeps connections, which `http.Server.close` would not. Runs after the event loop has
        // accepted pending connections; the system refuses those still in its queue.
        setImmediate(() => NetServer.prototype.close.call(server, () => resolve()))
      }
      if (passed > idleMs) this.#endIdle(now)
      if (passed > forceCloseMs) for (const socket of this.#sockets.keys()) socket.destroy()
    }
    const looking = setInterval(look, checkIntervalMs)
    await closed
    clearInterval(looking)
  }

  #endIdle(now: number): void {
    // Event streams never end by themselves; their pages reconnect.
    for (const stream of this.#streams) stream.destroy()
    for (const [socket, { asked, usedAt }] of this.#sockets)
      if (asked === 0 && now - usedAt > idleMs) socket.end()
  }
}
