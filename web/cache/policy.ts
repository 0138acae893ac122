import { createHash } from 'node:crypto'

const inlineScripts = /<script(?<attributes>(?:\s[^>]*)?)>(?<body>[\s\S]*?)<\/script>/g

/** The `sha256-…` sources of the scripts written into a page itself; data blocks (JSON-LD) do not run. */
export const inlineScriptHashes = (html: string): string[] => {
  const hashes = new Set<string>()
  for (const { groups } of html.matchAll(inlineScripts)) {
    const attributes = groups?.attributes ?? ''
    const body = groups?.body ?? ''
    if (/\ssrc\s*=/.test(attributes) || body === '') continue
    if (/\stype\s*=\s*["']?application\/(?:ld\+)?json/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...hashes]
}

const policyOf = (scripts: readonly string[], isHttps: boolean): string =>
  [
    `default-src 'none'`,
    ["script-src 'self'", ...scripts].join(' '),
    `style-src-elem 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

/**
 * The content security policy of one page: only its own inline scripts run, named by their hashes, so
 * that a stored page needs no nonce (quality 4).
 * @param isHttps whether visitors come by https; only then may http be upgraded
 */
export const pagePolicy = (html: string, isHttps: boolean): string =>
  policyOf(inlineScriptHashes(html), isHttps)

/**
 * The policy of a page drawn for one visitor: Next's inline scripts carry a nonce used once, the one of our own
 * is named by its hash.
 */
export const privatePolicy = (nonce: string, script: string, isHttps: boolean): string =>
  policyOf([`'nonce-${nonce}'`, ...inlineScriptHashes(`<script>${script}</script>`)], isHttps)
