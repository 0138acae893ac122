type Fetch = typeof globalThis.fetch

/** Sanity's services that the Studio requests by itself: newest version, feedback, announcements. */
const isCloud = (url: URL): boolean => /(^|\.)(sanity\.io|sanity-cdn\.com)$/.test(url.hostname)

/**
 * The Studio warns of HTTP/1.1 because a browser's six connections would starve it. On this machine the
 * shards of `lake-client.ts` solve that, so the warning would be wrong.
 */
const isProtocolProbe = (url: URL): boolean =>
  url.hostname === 'localhost' && url.searchParams.get('tag') === 'sanity.studio.protocol-check'

/**
 * A fetch without requests to Sanity's cloud: they get an empty answer instead of a CSP error in the console,
 * and every other request is unchanged. `base` is the address of the page, which resolves relative addresses.
 */
export const createOwnFetch =
  (fetch: Fetch, base: string): Fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), base)
    if (isCloud(url)) return url.pathname.endsWith('/feedback') ? Response.error() : Response.json({})
    if (isProtocolProbe(url)) return Response.json({})
    return fetch(input, init)
  }
