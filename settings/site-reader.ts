import { createHmac, timingSafeEqual } from 'node:crypto'

/** The header by which the site's server identifies itself to the embedded lake. */
export const siteReaderHeader = 'x-site-reader'

/** Its value, derived from the shared secret. */
export const siteReaderKey = (secret: string): string =>
  createHmac('sha256', secret).update('reads for visitors').digest('hex')

/** Whether a request comes from the site's server, which knows one of the secrets. */
export function isSiteReader(key: string | undefined, secrets: readonly string[]): boolean {
  const given = Buffer.from(key ?? '')
  return secrets.some((secret) => {
    const wanted = Buffer.from(siteReaderKey(secret))
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}
