import { createHash } from 'node:crypto'

const foreignScript = /<script\b[^>]*\bsrc="https?:\/\/[^"]*"[^>]*>\s*<\/script>\s*/gi
const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi
const foreignLink = /<link\b[^>]*\bhref="https?:\/\/[^"]*"[^>]*>\s*/gi

/** The Studio's page without third-party resources, such as the dashboard's bridge. */
export const ownPage = (html: string): string => html.replace(foreignScript, '').replace(foreignLink, '')

const quoted = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The page with the address of the site, so that one build of the Studio previews any site. */
export const withSite = (html: string, siteUrl: string): string =>
  html.replace('<head>', `<head><meta name="site-url" content="${quoted(siteUrl)}">`)

/**
 * The CSP of the Studio's page: it connects to this lake and its shards only. Inline scripts of the built
 * page are allowed by hash; styles are written at run time.
 */
export const studioPolicy = (html: string, lakeUrl: string, siteUrl: string): string => {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const { host, port, hostname, protocol } = new URL(lakeUrl)
  const socket = protocol === 'https:' ? 'wss:' : 'ws:'
  // Over TLS there is HTTP/2, which needs no shards.
  const isSharded = protocol === 'http:' && (hostname === 'localhost' || hostname.endsWith('.localhost'))
  const shards = isSharded ? [`${protocol}//*.localhost:${port || '80'}`] : []
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", siteUrl].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self'", `${socket}//${host}`, ...shards].join(' '),
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    `frame-src 'self' ${siteUrl}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** Shown until the Studio has been built. */
export const notBuiltPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The Studio is not built yet</title>
<h1>The Studio is not built yet</h1>
<p>Run <code>npm start</code>, which builds it, then load this page again.</p>
`
