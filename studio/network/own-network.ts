type Fetch = typeof globalThis.fetch

/** Sanity's own services that the Studio asks by itself: newest version, feedback, announcements. */
const isCloud = (url: URL): boolean => /(^|\.)(sanity\.io|sanity-cdn\.com)$/.test(url.hostname)

/**
 * The Studio warns of HTTP/1.1 because a browser's six connections would starve it. On this machine
 * the shards of `lake-client.ts` take that away, so the warning would only frighten.
 */
const isProtocolProbe = (url: URL): boolean =>
  url.hostname === 'localhost' && url.searchParams.get('tag') === 'sanity.studio.protocol-check'

/**
 * A fetch that stays in the house: what the Studio would ask of Sanity's cloud gets an empty answer
 * here instead of a refusal in the console, and everything else goes out as it is. `base` is the
 * address of the page, which relative addresses start from.
 */
export const createOwnFetch =
  (fetch: Fetch, base: string): Fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), base)
    if (isCloud(url)) return url.pathname.endsWith('/feedback') ? Response.error() : Response.json({})
    if (isProtocolProbe(url)) return Response.json({})
    return fetch(input, init)
  }
