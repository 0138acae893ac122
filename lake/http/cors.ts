import type { MiddlewareHandler } from 'hono'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { type Grant, grantOf } from './plan-origin.ts'

/** Response headers that pages of other origins may read. */
const exposed = 'x-request-id, traceparent, x-sanity-warning, retry-after'
const methods = 'GET,HEAD,POST,PUT,PATCH,DELETE,OPTIONS'

type Known = Pick<Lake, 'settings' | 'origins'>

/** How a page of this origin may call; nothing where it may not. */
export const originGrant = ({ settings, origins }: Known, origin: string): Grant | undefined =>
  grantOf(origin, settings.allowedOrigins, origins.list())

/** Whether a page of this origin may call with credentials. */
export const isAllowedOrigin = (lake: Known, origin: string): boolean =>
  originGrant(lake, origin) === 'credentials'

/** What a page may send; one that was let in without credentials may send no token. */
const allowedHeaders = (wanted: string | undefined, granted: Grant): string => {
  const names = (wanted ?? '').split(',').map((name) => name.trim())
  return names.filter((name) => granted === 'credentials' || name.toLowerCase() !== 'authorization').join(',')
}

/** CORS headers on every answer, errors included; answers preflights. */
export function cors(lake: Known): MiddlewareHandler<LakeEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin') ?? ''
    const granted = origin === '' ? undefined : originGrant(lake, origin)
    if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined) {
      if (granted === undefined) return c.body(null, 403, { vary: 'Origin' })
      return c.body(null, 204, {
        ...headersOf(origin, granted),
        vary: 'Origin',
        'access-control-allow-methods': methods,
        'access-control-allow-headers': allowedHeaders(
          c.req.header('access-control-request-headers'),
          granted,
        ),
        'access-control-max-age': '86400',
      })
    }
    await next()
    c.res.headers.append('vary', 'Origin')
    if (granted === undefined) return undefined
    const answer = { ...headersOf(origin, granted), 'access-control-expose-headers': exposed }
    for (const [name, value] of Object.entries(answer)) c.res.headers.set(name, value)
    return undefined
  }
}

const headersOf = (origin: string, granted: Grant): Record<string, string> => ({
  'access-control-allow-origin': origin,
  ...(granted === 'credentials' ? { 'access-control-allow-credentials': 'true' } : {}),
})
