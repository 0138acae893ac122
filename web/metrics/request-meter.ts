import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Histogram, type Registry } from 'prom-client'
import { privateServers } from '#web/lib/http/private-servers.ts'

/** Methods that visitors use; any other is counted as one. */
const methods = new Set(['GET', 'HEAD', 'POST'])

export const newDurations = (registry: Registry): Histogram<'method' | 'status'> =>
  new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time of an answer by Next, by method and class of status; the first level’s own answers are not in it.',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })

/**
 * Measures what Next answers, from the first byte of a request to the end of its answer. What the first level answers
 * from memory is not in it, and an event stream counts when it ends.
 */
export const measureRequests = (registry: Registry): void => {
  const durations = newDurations(registry)
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null) return
    if (!('request' in message && 'response' in message && 'server' in message)) return
    const { request, response, server } = message
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return
    if (!(server instanceof Server) || privateServers.has(server)) return
    const begunAt = performance.now()
    const method = methods.has(request.method ?? '') ? String(request.method) : 'other'
    response.once('close', () => {
      const status = response.headersSent ? `${Math.floor(response.statusCode / 100)}xx` : 'cut off'
      durations.observe({ method, status }, (performance.now() - begunAt) / 1_000)
    })
  })
}
