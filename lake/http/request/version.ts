import type { Context } from 'hono'

/** First segment of every API path: `v1`, `vX` or a date. */
export const versionSegment = '/:version{v(?:1|X|[0-9]{4}-[0-9]{2}-[0-9]{2})}'

/** The date of the requested API version; `vX` is the newest, `v1` the oldest. */
function apiVersion(c: Context): string {
  const version = (c.req.param('version') ?? 'v1').slice(1)
  if (version === 'X') return '9999-12-31'
  return version === '1' ? '0000-00-00' : version
}

/** Since this version the default perspective is `published` and listeners see published ids. */
export const hasPublishedDefault = (c: Context) => apiVersion(c) >= '2025-02-19'
