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
 * The address without the project before the host: the workspace that the Studio makes for its tasks takes over no
 * client of ours, and looks for the project at `<project>.<host>`, as in Sanity's cloud.
 * @param base the address of the page
 */
export function ownAddress(address: string, base: string, projectId: string): string {
  const [url, own] = [new URL(address, base), new URL(base)]
  if (url.host !== `${projectId}.${own.host}`) return address
  url.host = own.host
  return url.href
}

/**
 * A fetch without requests to Sanity's cloud: they get an empty answer instead of a CSP error in the console,
 * and every other request goes to the own host. `base` is the address of the page, which resolves relative addresses.
 */
export const createOwnFetch =
  (fetch: Fetch, base: string, projectId: string): Fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), base)
    if (isCloud(url)) return url.pathname.endsWith('/feedback') ? Response.error() : Response.json({})
    if (isProtocolProbe(url)) return Response.json({})
    const target = ownAddress(url.href, base, projectId)
    if (target === url.href) return fetch(input, init)
    return fetch(input instanceof Request ? new Request(target, input) : target, init)
  }

/** A WebSocket that connects to the own host, for the same workspace. */
export const createOwnWebSocket = (Original: typeof WebSocket, base: string, projectId: string) =>
  class extends Original {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(ownAddress(String(url), base, projectId), protocols)
    }
  }
