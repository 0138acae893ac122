import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Registry } from 'prom-client'

/**
 * Gauges of prom-client that Prometheus' conventions refuse: only a counter ends in `_total`. Their values are also
 * in the metrics without it, one row per type.
 */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
]

/** A registry with what every Node process tells of itself: memory, processor time, event loop, garbage. */
export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const name of misnamed) registry.removeSingleMetric(name)
  return registry
}

/** A port that Prometheus asks, apart from the one that visitors reach. */
export interface MetricsPort {
  server: Server
  stop(): Promise<void>
}

/**
 * Answers `GET /metrics` with the values of this moment at an address such as `http://127.0.0.1:9464`; 404 for
 * everything else. It keeps no process alive. Who reaches the address may read: it belongs on a private network.
 * @throws where the address is taken, or none of this machine
 */
export async function serveMetrics(address: string, registry: Registry): Promise<MetricsPort> {
  const { hostname, port } = new URL(address)
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics'
    if (!isAsked) {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        console.error('the metrics cannot be read:', error)
        response.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  server.unref()
  return {
    server,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
