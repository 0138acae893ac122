import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { keepingHeader, mayBeKept } from '#web/serving/nginx/plan-keeping.ts'
import { addressOf } from '#web/lib/http/visitor-address.ts'
import { asking } from '#web/lib/http/asking.ts'
import { privateServers } from '#web/lib/http/private-servers.ts'
import { beforeHeaders } from './complete-headers.ts'
import { atSequence, writeSequence } from './at-sequence.ts'
import { planHeaders } from './answer-headers.ts'
import { Drain } from './drain.ts'
import { Gate } from './gate.ts'

interface FrontSettings {
  /** The site's public origin. */
  siteUrl: string
  /** Whether responses without a policy get one; not in development, whose tools would not work. */
  hasPolicies: boolean
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** The message of Node's diagnostics channel `http.server.request.start`. */
const readMessage = (message: unknown) => {
  if (typeof message !== 'object' || message === null) return null
  if (!('request' in message && 'response' in message && 'server' in message)) return null
  const { request, response, server } = message
  return request instanceof IncomingMessage && response instanceof ServerResponse && server instanceof Server
    ? { request, response, server }
    : null
}

const whenOver = (response: ServerResponse, then: () => void): void => {
  // Its reader has gone while it waited.
  if (response.closed || response.destroyed) then()
  else response.once('close', then)
}

/** Makes `gate` the first request listener of a server. */
const guard = (server: Server, gate: Gate): void => {
  const behind = server.listeners('request')
  server.removeAllListeners('request')
  const listen: Listener = (request, response) =>
    gate.open(request, response, () =>
      atSequence(request, response, () => {
        const address = addressOf({ get: (name) => request.headers[name]?.toString() ?? null })
        asking.run({ address, whenOver: (then) => whenOver(response, then) }, () => {
          for (const listener of behind) Reflect.apply(listener, server, [request, response])
        })
      }),
    )
  server.on('request', listen)
}

/** Runs Next's own signal handlers once every request has been answered. */
const drainOnSignal = (drain: Drain, servers: ReadonlySet<Server>): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const ends = process.listeners(signal)
    process.removeAllListeners(signal)
    process.once(signal, () => {
      const drained = [...servers].map((server) =>
        drain.end(server).then(() => {
          // Next closes the server again during clean-up and would report that it is closed.
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
 * Hooks into Next's server however it was started: every request passes the gate, every response gets the site's
 * headers, and the process shuts down without losing a response.
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
    if (privateServers.has(server)) return
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
      writeSequence(response)
      if (!mayBeKept(response.statusCode, contentType)) response.removeHeader(keepingHeader)
      drain.prepare(response, contentType)
    })
  })
  drainOnSignal(drain, servers)
}
