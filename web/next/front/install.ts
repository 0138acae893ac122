import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { beforeHeaders } from './complete-headers.ts'
import { planHeaders } from './answer-headers.ts'
import { Drain } from './drain.ts'
import { Gate } from './gate.ts'

interface FrontSettings {
  /** The site's public origin. */
  siteUrl: string
  /** Whether answers that bring no policy get one: a development server's tools do not run under it. */
  hasPolicies: boolean
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** What Node tells of a request before it hands it to the server's listeners. */
const readMessage = (message: unknown) => {
  if (typeof message !== 'object' || message === null) return null
  if (!('request' in message && 'response' in message && 'server' in message)) return null
  const { request, response, server } = message
  return request instanceof IncomingMessage && response instanceof ServerResponse && server instanceof Server
    ? { request, response, server }
    : null
}

/** Puts `gate` before what listens to the requests of a server. */
const guard = (server: Server, gate: Gate): void => {
  const behind = server.listeners('request')
  server.removeAllListeners('request')
  const listen: Listener = (request, response) =>
    gate.open(request, response, () => {
      for (const listener of behind) Reflect.apply(listener, server, [request, response])
    })
  server.on('request', listen)
}

/** Ends the process as Next would, after every request was answered. */
const drainOnSignal = (drain: Drain, servers: ReadonlySet<Server>): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const ends = process.listeners(signal)
    process.removeAllListeners(signal)
    process.once(signal, () => {
      const drained = [...servers].map((server) =>
        drain.end(server).then(() => {
          // Next closes the server once more before it tidies up, and would report that it is closed.
          server.close = (done) => {
            done?.()
            return server
          }
        }),
      )
      void Promise.all(drained).then(() => {
        for (const end of ends) Reflect.apply(end, process, [signal])
      })
    })
  }
}

/**
 * Stands before Next in whatever way it was started: every request of this process passes the gate, every answer gets
 * the headers of the site, and the process ends without losing an answer.
 */
export const installFront = ({ siteUrl, hasPolicies }: FrontSettings): void => {
  const isHttps = siteUrl.startsWith('https:')
  const gate = new Gate(siteUrl)
  const drain = new Drain()
  const servers = new Set<Server>()
  subscribe('http.server.request.start', (message) => {
    const told = readMessage(message)
    if (!told) return
    const { request, response, server } = told
    if (!servers.has(server)) {
      servers.add(server)
      guard(server, gate)
      server.on('connection', (socket: Socket) => drain.watch(socket))
    }
    drain.begin(request.socket, response)
    const [path = ''] = (request.url ?? '').split('?')
    beforeHeaders(response, () => {
      const contentType = String(response.getHeader('content-type') ?? '')
      const hasPolicy = !hasPolicies || response.hasHeader('content-security-policy')
      const headers = planHeaders({ path, status: response.statusCode, contentType, hasPolicy }, isHttps)
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      drain.prepare(response, contentType)
    })
  })
  drainOnSignal(drain, servers)
}
