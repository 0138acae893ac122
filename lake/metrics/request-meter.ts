import type { MiddlewareHandler } from 'hono'
import { Histogram, type Registry } from 'prom-client'
import { createRegistry } from '#common/metrics/serve-metrics.ts'
import type { LakeEnv } from '#lake/http/environment.ts'

/** Methods of the lake's routes; any other is counted as one. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Counts every request by method and class of status (2xx to 5xx), with its duration. */
export class RequestMeter {
  readonly registry: Registry = createRegistry()
  readonly #durations = new Histogram({
    name: 'lake_http_request_duration_seconds',
    help: 'Time until the headers of an answer, by method and class of status; an event stream ends there too.',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  })

  observe(method: string, status: number, seconds: number): void {
    const labels = { method: methods.has(method) ? method : 'other', status: `${Math.floor(status / 100)}xx` }
    this.#durations.observe(labels, seconds)
  }
}

/** Runs around everything else, so that what is refused at the door counts too. */
export const measureRequests =
  (meter: RequestMeter): MiddlewareHandler<LakeEnv> =>
  async (c, next) => {
    const begunAt = performance.now()
    await next()
    meter.observe(c.req.method, c.res.status, (performance.now() - begunAt) / 1_000)
  }
