import type { MiddlewareHandler } from 'hono'
import { apiError, methodNotAllowed, overloaded } from './errors.ts'

/** Listeners send 14,800 characters at most, queries above 11,264 come as POST. */
const longestAddress = 32_768
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
/** Requests without an answer yet; each holds its body in memory. Open streams do not count. */
const mostRunning = 2_000

/**
 * What is asked of every request before it is looked at: a known method, an address of bounded length, and a lake
 * that has not too much to do. While the lake stops, what still comes on an open connection is answered as ever (`shutdown.ts`).
 */
export function admission(limit = mostRunning): MiddlewareHandler {
  let running = 0
  return async (c, next) => {
    if (!methods.includes(c.req.method)) throw methodNotAllowed(c.req.method, methods)
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
  }
}
