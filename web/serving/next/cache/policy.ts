import { createHash } from 'node:crypto'

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const inlineScripts = /<script(?<attributes>(?:\s[^>]*)?)>(?<body>[\s\S]*?)<\/script>/g

/** The `sha256-…` sources of a page's inline scripts; data blocks (JSON-LD) are not executed and need none. */
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
 * The content security policy of a stored page: allows its own inline scripts by hash, so that no nonce is needed
 * (quality 4).
 * @param isHttps adds upgrade-insecure-requests
 */
export const pagePolicy = (html: string, isHttps: boolean): string =>
  policyOf({ scripts: inlineScriptHashes(html), styles: [], frameAncestors: `'none'`, isHttps })

/**
 * The policy of a page rendered for one visitor: Next's inline scripts carry a one-time nonce, ours is allowed by
 * hash.
 */
export const privatePolicy = (nonce: string, script: string, isHttps: boolean): string =>
  policyOf({ scripts: [`'nonce-${nonce}'`, hashOf(script)], styles: [], frameAncestors: `'none'`, isHttps })

/**
 * The policy of a page in preview, rendered for one request: visual editing adds styles, and only the Studio may frame
 * it.
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
