import type { MiddlewareHandler } from 'hono'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'

/** Response headers that pages of other origins may read. */
const exposed = 'x-request-id, traceparent, x-sanity-warning, retry-after'
const methods = 'GET,HEAD,POST,PUT,PATCH,DELETE,OPTIONS'

/** Whether a page of this origin may call with credentials. */
export function isAllowedOrigin(lake: Pick<Lake, 'settings'>, origin: string): boolean {
  return lake.settings.allowedOrigins.includes(origin)
}

/** CORS headers on every answer, errors included; answers preflights. */
export function cors(lake: Pick<Lake, 'settings'>): MiddlewareHandler<LakeEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin')
    const allowed = origin !== undefined && isAllowedOrigin(lake, origin)
    if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined) {
      if (!allowed) return c.body(null, 403, { vary: 'Origin' })
      return c.body(null, 204, {
        ...grant(origin),
        vary: 'Origin',
        'access-control-allow-methods': methods,
        'access-control-allow-headers': c.req.header('access-control-request-headers') ?? '',
        'access-control-max-age': '86400',
      })
    }
    await next()
    c.res.headers.append('vary', 'Origin')
    const headers = Object.entries(allowed ? grant(origin) : {})
    if (allowed) c.res.headers.set('access-control-expose-headers', exposed)
    for (const [name, value] of headers) c.res.headers.set(name, value)
    return undefined
  }
}

function grant(origin: string): Record<string, string> {
  return { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
}
