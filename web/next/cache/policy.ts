import { createHash } from 'node:crypto'

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const inlineScripts = /<script(?<attributes>(?:\s[^>]*)?)>(?<body>[\s\S]*?)<\/script>/g

/** The `sha256-…` sources of the scripts written into a page itself; data blocks (JSON-LD) do not run. */
export const inlineScriptHashes = (html: string): string[] => {
  const hashes = new Set<string>()
  for (const { groups } of html.matchAll(inlineScripts)) {
    const attributes = groups?.attributes ?? ''
    const body = groups?.body ?? ''
    if (/\ssrc\s*=/.test(attributes) || body === '') continue
    if (/\stype\s*=\s*["']?application\/(?:ld\+)?json/.test(attributes)) continue
    hashes.add(hashOf(body))
  }
  return [...hashes]
}

interface Sources {
  scripts: readonly string[]
  styles: readonly string[]
  frameAncestors: string
  isHttps: boolean
}

const policyOf = ({ scripts, styles, frameAncestors, isHttps }: Sources): string =>
  [
    `default-src 'none'`,
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src-elem 'self'", ...styles].join(' '),
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${frameAncestors}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

/**
 * The content security policy of one page: only its own inline scripts run, named by their hashes, so
 * that a stored page needs no nonce (quality 4).
 * @param isHttps whether visitors come by https; only then may http be upgraded
 */
export const pagePolicy = (html: string, isHttps: boolean): string =>
  policyOf({ scripts: inlineScriptHashes(html), styles: [], frameAncestors: `'none'`, isHttps })

/**
 * The policy of a page drawn for one visitor: Next's inline scripts carry a nonce used once, the one of our own
 * is named by its hash.
 */
export const privatePolicy = (nonce: string, script: string, isHttps: boolean): string =>
  policyOf({ scripts: [`'nonce-${nonce}'`, hashOf(script)], styles: [], frameAncestors: `'none'`, isHttps })

/**
 * The policy of a page in an editor's preview, which is made for one request too: the marks over its texts bring
 * their own styles, and the Studio alone may show it in a frame.
 */
export const previewPolicy = (
  nonce: string,
  script: string,
  studioOrigin: string,
  isHttps: boolean,
): string =>
  policyOf({
    scripts: [`'nonce-${nonce}'`, hashOf(script)],
    styles: [`'unsafe-inline'`],
    frameAncestors: studioOrigin,
    isHttps,
  })
