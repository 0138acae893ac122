import type { MiddlewareHandler } from 'hono'
import type { Lake } from '#lake/context.ts'
import { apiError, overloaded, stopping } from './errors.ts'

/** Listeners send 14,800 characters at most, queries above 11,264 come as POST. */
const longestAddress = 32_768
/** Requests without an answer yet; each holds its body in memory. Open streams do not count. */
const mostRunning = 2_000

/**
 * What is asked of every request before it is looked at: an address of bounded length, a lake that
 * has not too much to do, and one that is not about to end. Its last answers tell the client to open
 * another connection.
 */
export function admission(lake: Pick<Lake, 'lifecycle'>, limit = mostRunning): MiddlewareHandler {
  let running = 0
  return async (c, next) => {
    if (lake.lifecycle.stopping) {
      const { body, status, headers } = stopping()
      c.res = Response.json(body, { status, headers: { ...headers, connection: 'close' } })
      return
    }
    if (c.req.url.length > longestAddress) {
      throw apiError(414, 'URI Too Long', `The address has more than ${longestAddress} characters`)
    }
    if (running >= limit) throw overloaded()
    running += 1
    try {
      await next()
    } finally {
      running -= 1
    }
    if (lake.lifecycle.stopping) c.res.headers.set('connection', 'close')
  }
}
