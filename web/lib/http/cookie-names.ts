/** Held by a browser to https, to the whole host and to no domain above it (RFC 6265bis, 4.1.3.2). */
const hostPrefix = '__Host-'

const prefixed = ['Authorization', 'preview-pass'] as const
type Prefixed = (typeof prefixed)[number]

const isPrefixed = (name: string): name is Prefixed => prefixed.some((one) => one === name)

/**
 * The name under which a cookie travels: on https the two that open something bear the prefix, which a neighbouring
 * host cannot set. On plain http browsers refuse it, so there they keep the name of requirements D10.
 */
export const cookieName = (name: string, isHttps: boolean): string =>
  isHttps && isPrefixed(name) ? `${hostPrefix}${name}` : name

/** Both names of an editor's pass. */
export const passCookieNames: readonly string[] = [false, true].map((isHttps) =>
  cookieName('preview-pass', isHttps),
)

/** Next's cookie of draft mode. Only Next can verify its value, and only in pages and routes. */
export const bypassCookie = '__prerender_bypass'

/** With any of these a request may be a preview. */
export const previewCookieNames: readonly string[] = [
  ...passCookieNames,
  bypassCookie,
  '__next_preview_data',
  'sanity-preview-perspective',
]
