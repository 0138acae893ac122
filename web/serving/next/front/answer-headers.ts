import { inertPolicy } from '#web/lib/http/answers.ts'

/** Headers of every response, including files, refusals and Next's own errors. */
const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

/** Two years (quality 4); sent over https only, since browsers ignore it over http. */
const transportSecurity = 'max-age=63072000; includeSubDomains'

/**
 * For scripts, styles, fonts and SVG. A worker is bound by the policy of its own file, so it may load chunks from this
 * origin; an SVG has inline styles.
 */
const filePolicy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Often requested without an origin of its own, for example by a bookmark list. */
const crossOrigin: ReadonlySet<string> = new Set(['/favicon.ico'])

const isFile = (path: string): boolean => path.startsWith('/_next/static/') || path.startsWith('/assets/')

/** The content type of Next's flight data: a page or a segment for its client router. */
const flightType = 'text/x-component'

/** A response whose headers are about to be sent. */
export interface Answer {
  /** Path of the request. */
  path: string
  status: number
  contentType: string
  hasPolicy: boolean
}

/**
 * The headers to set on a response. The policy of a page is kept; everything else gets one that allows nothing. Flight
 * data must not be stored by shared caches: it has the page's own address and differs by request headers only, so a
 * proxy that ignores `Vary` would serve it as the page. Temporary answers are not stored at all, although the page
 * they use carries its own lifetime.
 * @param isHttps whether the site is served over https
 */
export const planHeaders = (
  { path, status, contentType, hasPolicy }: Answer,
  isHttps: boolean,
): Readonly<Record<string, string>> => ({
  ...always,
  ...(isHttps ? { 'strict-transport-security': transportSecurity } : {}),
  ...(crossOrigin.has(path) ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
  ...(hasPolicy ? {} : { 'content-security-policy': isFile(path) ? filePolicy : inertPolicy }),
  ...(status === 429 || status >= 500 ? { 'cache-control': 'no-store' } : {}),
  ...(contentType.startsWith(flightType) ? { 'cache-control': 'private, no-store' } : {}),
})
