import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** New connections are taken until none came for so long, ms: one that is refused by the system is a request lost. */
const quietFor = 200
/** And no longer than this after the signal, ms. */
const takenFor = 2_500
/** A connection that was not used for so long is idle, ms. */
const idleAfter = 1_000
/** What is not answered by then is cut off, so that the process is gone within five seconds (quality 9). */
const cutAfter = 4_000

/** Between two looks at the connections, ms. */
const lookEvery = 50

/** An open connection: its requests that are not answered, and when it was used last. */
interface Held {
  asked: number
  usedAt: number
}

/**
 * The end of the site's server. Node's own `close` cuts idle connections at once, and with them a request that is on
 * its way; and one that is never idle it waits for without end. Here every answer closes its connection, and what is
 * silent is ended after a while.
 */
export class Drain {
  #isDraining = false
  #takenAt = 0
  readonly #sockets = new Map<Socket, Held>()
  readonly #streams = new Set<ServerResponse>()

  /** Notes a connection, to be waited for at the end. */
  watch(socket: Socket): Held {
    const known = this.#sockets.get(socket)
    if (known) return known
    const held = { asked: 0, usedAt: performance.now() }
    this.#takenAt = held.usedAt
    this.#sockets.set(socket, held)
    socket.once('close', () => this.#sockets.delete(socket))
    return held
  }

  /** Notes a request on a connection, until it is answered. */
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
      if (isListening && (now - Math.max(this.#takenAt, begunAt) > quietFor || passed > takenFor)) {
        isListening = false
        // Stops listening and leaves the connections alone, which `http.Server` would not. Right after the loop took
        // what was waiting: what the system holds back then is refused.
        setImmediate(() => NetServer.prototype.close.call(server, () => resolve()))
      }
      if (passed > idleAfter) this.#endIdle(now)
      if (passed > cutAfter) for (const socket of this.#sockets.keys()) socket.destroy()
    }
    const looking = setInterval(look, lookEvery)
    await closed
    clearInterval(looking)
  }

  #endIdle(now: number): void {
    // A stream of events never ends by itself; its page opens another one elsewhere.
    for (const stream of this.#streams) stream.destroy()
    for (const [socket, { asked, usedAt }] of this.#sockets)
      if (asked === 0 && now - usedAt > idleAfter) socket.end()
  }
}
