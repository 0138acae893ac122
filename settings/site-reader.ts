import { createHmac, timingSafeEqual } from 'node:crypto'

/** By this header the site's server tells the embedded lake that it reads for visitors. */
export const siteReaderHeader = 'x-site-reader'

/** What it holds: only who knows the shared secret can make it. */
export const siteReaderKey = (secret: string): string =>
  createHmac('sha256', secret).update('reads for visitors').digest('hex')

/** Whether a request comes from the site's server. */
export function isSiteReader(key: string | undefined, secret: string): boolean {
  const wanted = Buffer.from(siteReaderKey(secret))
  const given = Buffer.from(key ?? '')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
