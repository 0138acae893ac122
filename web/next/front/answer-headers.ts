import { inertPolicy } from '#web/lib/http/answers.ts'

/** Headers of every answer, whoever makes it: page, file, refusal or Next's own error. */
const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

/** Two years (quality 4); browsers heed it only over https, so http does not send it. */
const transportSecurity = 'max-age=63072000; includeSubDomains'

/**
 * Of scripts, styles, fonts and drawings. A worker runs under the policy of its own file: it may load its other
 * chunks from here. A drawing has its colours in a style of its own.
 */
const filePolicy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What asks for it without being told is often of no origin at all: a text, a list of bookmarks. */
const crossOrigin: ReadonlySet<string> = new Set(['/favicon.ico'])

const isFile = (path: string): boolean => path.startsWith('/_next/static/') || path.startsWith('/assets/')

/** What Next answers its own router with: a page's data whole or by segment, in place of the page. */
const flightType = 'text/x-component'

/** An answer as far as its headers are known when they are about to be sent. */
export interface Answer {
  /** Own path that was asked for. */
  path: string
  status: number
  contentType: string
  hasPolicy: boolean
}

/**
 * The headers to set on an answer that is about to be sent. A policy that the page brought stays; everything else
 * gets one under which nothing runs. A page's data are kept by no shared cache: they stand at the page's own
 * address, told apart by request headers alone, and a proxy that ignores `Vary` would give them out as the page. What is said
 * for the moment alone is kept by nobody: the page that says it is a stored one, and would bring its own life.
 * @param isHttps whether visitors come by https
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
