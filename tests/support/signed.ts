import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { revalidateSecret } from './lake/lake.ts'

export interface SendOptions {
  secret?: string
  /** Time of the signature, ms since 1970. */
  at?: number
  key?: string
  signature?: string
}

/** Posts a body to the site's webhook as the lake does; options make it go wrong. */
export const sendWebhook = async (siteUrl: string, body: string, options: SendOptions = {}) => {
  const { secret = revalidateSecret, at = Date.now(), key, signature } = options
  const response = await fetch(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER_NAME]: signature ?? (await encodeSignatureHeader(body, at, secret)),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  })
  const answer: { ok: boolean; message: string; tags?: string[] } = await response.json()
  return { status: response.status, answer }
}
