import type { MiddlewareHandler } from 'hono'
import type { Lake } from '#lake/context.ts'
import { apiError, stopping } from './errors.ts'

/** Listeners send 14,800 characters at most, queries above 11,264 come as POST. */
const longestAddress = 32_768

/**
 * What is asked of every request before it is looked at: an address of bounded length, and a lake that
 * is not about to end. Its answers then tell the client to open another connection.
 */
export function admission(lake: Pick<Lake, 'lifecycle'>): MiddlewareHandler {
  return async (c, next) => {
    if (lake.lifecycle.stopping) {
      const { body, status, headers } = stopping()
      c.res = Response.json(body, { status, headers: { ...headers, connection: 'close' } })
      return
    }
    if (c.req.url.length > longestAddress) {
      const message = `The address has more than ${longestAddress} characters`
      throw apiError(414, 'URI Too Long', message)
    }
    await next()
    if (lake.lifecycle.stopping) c.res.headers.set('connection', 'close')
  }
}
