import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import type { Lake } from '#lake/context.ts'
import { isAllowedOrigin } from '#lake/http/cors.ts'
import { PresenceConnection } from './connection.ts'
import { PresenceRoom } from './room.ts'

const pathPattern = /^\/v(?:1|X|\d{4}-\d{2}-\d{2})\/socket\/(~?[a-z0-9_-]{1,64})$/
const heartbeatMs = 15_000
const messageLimit = 64 * 1024
const connectionLimit = 1000

const refuse = (socket: Duplex, status: string) => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const textOf = (data: RawData): string =>
  Array.isArray(data)
    ? Buffer.concat(data).toString('utf8')
    : Buffer.from(new Uint8Array(data)).toString('utf8')

/** The socket by which open Studios see each other: `/v…/socket/<dataset>`. */
export const attachPresence = (server: Server, lake: Lake): { stop(): void } => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: messageLimit, clientTracking: true })
  const rooms = new Map<string, PresenceRoom>()

  const roomOf = (dataset: string): PresenceRoom => {
    const room = rooms.get(dataset) ?? new PresenceRoom()
    rooms.set(dataset, room)
    return room
  }

  const open = (socket: WebSocket, dataset: string) => {
    const connection = new PresenceConnection(lake, roomOf(dataset), (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(message)
    })
    const beat = setInterval(() => {
      if (connection.isAuthorized()) socket.send('♥')
      else socket.close(4001, 'Sign in first')
    }, heartbeatMs)
    socket.on('message', (data, isBinary) => {
      if (isBinary) socket.close(1003, 'Text only')
      else connection.receive(textOf(data))
    })
    socket.on('error', (error) => lake.log.warn('presence connection failed', { reason: error.message }))
    socket.on('close', () => {
      clearInterval(beat)
      connection.close()
    })
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { origin } = request.headers
    const path = URL.parse(request.url ?? '', 'http://lake')?.pathname ?? ''
    const dataset = pathPattern.exec(path)?.[1]
    if (dataset === undefined || lake.datasets.get(dataset) === undefined)
      return refuse(socket, '404 Not Found')
    if (origin !== undefined && !isAllowedOrigin(lake, origin)) return refuse(socket, '403 Forbidden')
    if (sockets.clients.size >= connectionLimit) return refuse(socket, '503 Service Unavailable')
    sockets.handleUpgrade(request, socket, head, (opened) => open(opened, dataset))
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
