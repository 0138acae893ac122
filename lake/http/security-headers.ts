import type { MiddlewareHandler } from 'hono'
import type { Lake } from '#lake/lake.ts'

/** Of an answer that is no page: whoever shows it in a browser shows nothing that loads, runs or is framed. */
const inert = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Of every answer, whatever the lake's address. */
export const always = {
  'content-security-policy': inert,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

/** Two years, as browsers' preload lists ask. */
const overTls = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

/**
 * What every answer says of itself, refusals included, where its route says nothing else: the Studio's page, the
 * sign-in page and files have policies of their own. `HSTS` only where LAKE_URL is https.
 */
export function securityHeaders(lake: Pick<Lake, 'settings'>): MiddlewareHandler {
  const isSecure = lake.settings.url.startsWith('https:')
  const defaults = Object.entries({ ...always, ...(isSecure && overTls) })
  return async (c, next) => {
    await next()
    for (const [name, value] of defaults) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}
