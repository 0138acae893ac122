import { createHash } from 'node:crypto'
import { inertPolicy } from '#web/lib/http/answers.ts'

interface Asset {
  bytes: Buffer
  /** Names these bytes and no others. */
  tag: string
  type: string
  name: string
  /** The address never gets other bytes. */
  isPermanent: boolean
  /** For the Link header, such as the canonical address of a version. */
  link?: string
}

/** Browsers show a PDF by an object and styles of their own; nothing of the file itself runs. */
const paperPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

const hasTag = (header: string | null, etag: string): boolean =>
  (header ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*')

/** An asset of the site's own origin: inert whatever it contains, asked for again or kept for ever. */
export const assetAnswer = (
  request: Request,
  { bytes, tag, type, name, isPermanent, link }: Asset,
): Response => {
  const etag = `"${createHash('sha256').update(tag).digest('base64url').slice(0, 27)}"`
  const headers = {
    etag,
    'cache-control': isPermanent
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    'content-security-policy': type === 'application/pdf' ? paperPolicy : inertPolicy,
    'x-content-type-options': 'nosniff',
    ...(link ? { link } : {}),
  }
  if (hasTag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': `inline; filename="${name}"`,
    },
  })
}

/** The lake is down and the bytes are not here: an honest "later", never an error page of the framework. */
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
