import type { MiddlewareHandler } from 'hono'
import type { Lake } from '#lake/lake.ts'

/** For answers that are not pages: shown in a browser they load, run and frame nothing. */
const inert = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For every answer, whatever the lake's address. */
export const always = {
  'content-security-policy': inert,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

/** Two years, as required by browsers' preload lists. */
const overTls = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

/**
 * Security headers of every answer, refusals included, unless its route sets others: the Studio's page, the
 * sign-in page and files have their own policies. HSTS only where LAKE_URL is https.
 */
export function securityHeaders(lake: Pick<Lake, 'settings'>): MiddlewareHandler {
  const isSecure = lake.settings.url.startsWith('https:')
  const defaults = Object.entries({ ...always, ...(isSecure && overTls) })
  return async (c, next) => {
    await next()
    for (const [name, value] of defaults) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}
