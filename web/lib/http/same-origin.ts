/**
 * Whether a request that changes or costs something comes from a page of this site: both of the
 * browser's own statements must say so where they are made, and one of them must be (quality 5).
 * @param origin the site's public origin
 */
export const isSameOrigin = (headers: Pick<Headers, 'get'>, origin: string): boolean => {
  const stated = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (stated === null && site === null) return false
  return (stated === null || stated === origin) && (site === null || site === 'same-origin')
}
