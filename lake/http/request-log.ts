import { randomBytes, randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'

const idPattern = /^[\w.:-]{1,128}$/
const tracePattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
/** Statuses an operator wants to see although everything works: limits reached. */
const notable = new Set([408, 413, 429])
const slowMs = 1_000
const pathLimit = 200

/**
 * Gives each request an id, its own or a new one, which is in the answer and in the log, and continues its
 * trace (W3C Trace Context). One log line per request: method, path without its query, status, duration,
 * principal. With `LAKE_LOG=problems` only for failures, limits reached and slow answers. No query, body,
 * token or name is ever written.
 */
export function requestLog(lake: Pick<Lake, 'log' | 'settings'>): MiddlewareHandler<LakeEnv> {
  return async (c, next) => {
    const started = performance.now()
    const given = c.req.header('x-request-id') ?? ''
    const requestId = idPattern.test(given) ? given : randomUUID()
    const [, traceId, , traceFlags] = tracePattern.exec(c.req.header('traceparent') ?? '') ?? []
    c.set('requestId', requestId)
    await next()
    c.res.headers.set('x-request-id', requestId)
    if (traceId !== undefined) {
      c.res.headers.set('traceparent', `00-${traceId}-${randomBytes(8).toString('hex')}-${traceFlags}`)
    }
    const { status } = c.res
    const ms = Math.round(performance.now() - started)
    const isProblem = status >= 500 || notable.has(status) || ms > slowMs
    if (!isProblem && lake.settings.log === 'problems') return
    lake.log[status >= 500 ? 'error' : isProblem ? 'warn' : 'info']('request', {
      requestId,
      traceId,
      method: c.req.method,
      path: c.req.path.slice(0, pathLimit),
      status,
      ms,
      user: c.get('principal')?.id,
      tag: c.req.query('tag')?.slice(0, 200),
    })
  }
}
