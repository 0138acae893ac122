import { createHash } from 'node:crypto'
import { inertPolicy } from '#web/lib/http/answers.ts'

interface Asset {
  bytes: Buffer
  /** Strong ETag: identifies the bytes. */
  tag: string
  type: string
  name: string
  /** The address never serves other bytes. */
  isPermanent: boolean
  /** How long it is good without asking again, seconds; 0 without it. */
  maxAge?: number
  /** To be saved, not shown. */
  isDownload?: boolean
  /** Further headers, such as where a version has its canonical address. */
  more?: Readonly<Record<string, string>>
}

/** Browsers render a PDF with an object and styles of their own; nothing in the file runs. */
const paperPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

const hasTag = (header: string | null, etag: string): boolean =>
  (header ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*')

/** Serves an asset from the site's origin: inert whatever it contains, and revalidated or immutable. */
export const assetAnswer = (
  request: Request,
  { bytes, tag, type, name, isPermanent, maxAge = 0, isDownload = false, more = {} }: Asset,
): Response => {
  const etag = `"${createHash('sha256').update(tag).digest('base64url').slice(0, 27)}"`
  const headers = {
    etag,
    'cache-control': isPermanent
      ? 'public, max-age=31536000, immutable'
      : `public, max-age=${maxAge}, must-revalidate`,
    'content-security-policy': type === 'application/pdf' ? paperPolicy : inertPolicy,
    'x-content-type-options': 'nosniff',
    ...more,
  }
  if (hasTag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': `${isDownload ? 'attachment' : 'inline'}; filename="${name}"`,
    },
  })
}

/** 503 with Retry-After: the lake is down and the bytes are not on disk. */
export const unavailable = (address: string, error: unknown): Response => {
  console.error(`${address} cannot be served now:`, error)
  return new Response('503 Service Unavailable. Please try again in a minute.', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': '60',
      'cache-control': 'no-store',
    },
  })
}
