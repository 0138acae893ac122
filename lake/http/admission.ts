import type { MiddlewareHandler } from 'hono'
import { apiError, methodNotAllowed, overloaded } from './errors.ts'

/** Listeners send 14,800 characters at most; clients send queries above 11,264 as POST. */
const maxUrlLength = 32_768
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
/** Requests in progress; each holds its body in memory. Open streams do not count. */
const maxConcurrentRequests = 2_000

/**
 * Checks every request before routing: a known method, an address of bounded length, and a lake that is not
 * overloaded. While the lake stops, requests on open connections are still answered (`shutdown.ts`).
 */
export function admission(limit = maxConcurrentRequests): MiddlewareHandler {
  let running = 0
  return async (c, next) => {
    if (!methods.includes(c.req.method)) throw methodNotAllowed(c.req.method, methods)
    if (c.req.url.length > maxUrlLength) {
      throw apiError(414, 'URI Too Long', `The address has more than ${maxUrlLength} characters`)
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
