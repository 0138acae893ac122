import { getPath } from 'hono/utils/url'

const doubled = /^\/{2,}(?=v(?:1|X|\d{4}-\d{2}-\d{2})\/)/

/** The path a request is routed by: `//v2024-…` is `/v2024-…`, since Sanity's migration tool sends it so. */
export const routePath = (request: Request): string => getPath(request).replace(doubled, '/')
