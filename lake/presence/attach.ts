import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import type { Lake } from '#lake/lake.ts'
import { addressOfMessage } from '#lake/http/address.ts'
import { isAllowedOrigin } from '#lake/http/cors.ts'
import type { Listener } from '#lake/http/listener.ts'
import { Places } from '#lake/http/places.ts'
import { PresenceConnection } from './connection.ts'
import { presenceLimits } from './limits.ts'
import { Members } from './members.ts'
import { PresenceRoom } from './room.ts'

const pathPattern = /^\/v(?:1|X|\d{4}-\d{2}-\d{2})\/socket\/(~?[a-z0-9_-]{1,64})$/
const heartbeatMs = 15_000
/** A client that does not answer the close frame within this time is disconnected. */
const closeTimeoutMs = 1_000

const refuse = (socket: Duplex, status: string) => {
  // Node leaves the socket to the upgrade handler: without an error listener, a reset now would end the lake.
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nRetry-After: 10\r\nContent-Length: 0\r\n\r\n`)
}

const textOf = (data: RawData): string =>
  Array.isArray(data)
    ? Buffer.concat(data).toString('utf8')
    : Buffer.from(new Uint8Array(data)).toString('utf8')

/** The WebSocket by which open Studios see each other: `/v…/socket/<dataset>`. */
export const attachPresence = (server: Listener, lake: Lake): { stop(): void } => {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: presenceLimits.messageBytes,
    clientTracking: true,
  })
  const rooms = new Map<string, PresenceRoom>()
  const members = new Members()
  const waiting = new Places(presenceLimits.waiting)

  const roomOf = (dataset: string): PresenceRoom => {
    const room = rooms.get(dataset) ?? new PresenceRoom()
    rooms.set(dataset, room)
    return room
  }

  const open = (socket: WebSocket, dataset: string, leaveWaiting: () => void) => {
    const end = (code: number, sentence: string) => {
      socket.close(code, sentence)
      setTimeout(() => socket.terminate(), closeTimeoutMs).unref()
    }
    const cutOffWhenBehind = () => {
      if (socket.bufferedAmount <= presenceLimits.backlogBytes) return
      lake.log.warn('presence reader cut off', { backlogBytes: socket.bufferedAmount })
      socket.terminate()
    }
    /** No error of one connection may end the lake. */
    const guarded = (work: () => void) => {
      try {
        work()
      } catch (error) {
        lake.log.error('presence connection failed', { reason: String(error) })
        end(1011, 'The lake could not answer')
      }
    }
    const connection = new PresenceConnection(lake, roomOf(dataset), members, {
      send: (message) => {
        if (socket.readyState !== WebSocket.OPEN) return
        socket.send(message)
        cutOffWhenBehind()
      },
      end,
      signedIn: () => {
        clearTimeout(signInTimer)
        leaveWaiting()
      },
    })
    const signInTimer = setTimeout(() => end(4001, 'Sign in first'), presenceLimits.signInMs)
    const beat = setInterval(
      () =>
        guarded(() => {
          if (connection.isAuthorized()) socket.send('♥')
          else end(4001, 'Sign in first')
        }),
      heartbeatMs,
    )
    socket.on('message', (data, isBinary) =>
      guarded(() => {
        if (socket.readyState !== WebSocket.OPEN) return
        if (isBinary) end(1003, 'Text only')
        else connection.receive(textOf(data))
      }),
    )
    // Each is answered with a pong, which is buffered like any other message.
    socket.on('ping', cutOffWhenBehind)
    socket.on('error', (error) => lake.log.warn('presence connection failed', { reason: error.message }))
    socket.on('close', () => {
      clearTimeout(signInTimer)
      clearInterval(beat)
      leaveWaiting()
      guarded(() => connection.close())
    })
  }

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { origin } = request.headers
    const path = URL.parse(request.url ?? '', 'http://lake')?.pathname ?? ''
    const dataset = pathPattern.exec(path)?.[1]
    if (dataset === undefined || lake.datasets.get(dataset) === undefined)
      return refuse(socket, '404 Not Found')
    if (origin !== undefined && !isAllowedOrigin(lake, origin)) return refuse(socket, '403 Forbidden')
    const place = waiting.take(addressOfMessage(request, lake))
    if (place === 'each') return refuse(socket, '429 Too Many Requests')
    if (place === 'all') return refuse(socket, '503 Service Unavailable')
    // A socket whose handshake fails closes without opening.
    socket.once('close', place)
    sockets.handleUpgrade(request, socket, head, (opened) => open(opened, dataset, place))
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    try {
      upgrade(request, socket, head)
    } catch (error) {
      lake.log.error('presence connection failed', { reason: String(error) })
      refuse(socket, '500 Internal Server Error')
    }
  })

  return {
    stop() {
      for (const client of sockets.clients) {
        client.close(1001, 'The lake is stopping')
        client.terminate()
      }
      sockets.close()
    },
  }
}
