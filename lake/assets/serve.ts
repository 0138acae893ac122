import type { Context } from 'hono'
import { rangeNotSatisfiable } from '#lake/http/errors.ts'
import { fileStream } from '#lake/http/file-stream.ts'
import { readRange } from '#lake/http/request/range.ts'

/** Headers of every asset: it is immutable and inert in a browser (quality 5). */
export const assetHeaders = (mimeType: string, etag: string): Record<string, string> => ({
  'content-type': mimeType,
  etag: `"${etag}"`,
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
})

/**
 * Further headers of an SVG: opened by its address it is downloaded, not shown, and where it is shown anyway
 * it may load and run nothing. In an `<img>`, such as the Studio's thumbnails, neither applies.
 */
export const svgHeaders = (name: string): Record<string, string> => ({
  'content-disposition': disposition('attachment', name),
  'content-security-policy':
    "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
})

/** A `Content-Disposition` that keeps any name intact and cannot break the header (RFC 6266). */
export const disposition = (kind: 'inline' | 'attachment', name: string): string => {
  const plain = name.replace(/[^\w.() -]/g, '_')
  const encoded = encodeURIComponent(name.replace(/[\p{Cc}/\\]/gu, '_').toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Whether the client's cached version is current. */
export const isFresh = (c: Context, etag: string): boolean => {
  const held = c.req.header('if-none-match')
  return (
    held !== undefined &&
    held.split(',').some((tag) => [`"${etag}"`, '*'].includes(tag.trim().replace(/^W\//, '')))
  )
}

/** Sends a stored file: all of it, a range, or only its headers. */
export const sendFile = async (
  c: Context,
  file: { path: string; size: number },
  headers: Record<string, string>,
): Promise<Response> => {
  const head = c.req.method === 'HEAD'
  const range = readRange(c.req.header('range'), file.size)
  if (range === 'unsatisfiable') {
    const { body, status } = rangeNotSatisfiable(file.size)
    const { etag = '', 'x-content-type-options': nosniff = '' } = headers
    return Response.json(body, {
      status,
      headers: { etag, 'x-content-type-options': nosniff, 'content-range': `bytes */${file.size}` },
    })
  }
  const length = range === undefined ? file.size : range.end - range.start + 1
  const all = { ...headers, 'accept-ranges': 'bytes', 'content-length': String(length) }
  const body = head ? null : await fileStream(file.path, range)
  if (range === undefined) return new Response(body, { headers: all })
  const contentRange = `bytes ${range.start}-${range.end}/${file.size}`
  return new Response(body, { status: 206, headers: { ...all, 'content-range': contentRange } })
}
