import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { withCommentRefusals } from '#studio/comments/refusals.ts'
import { tokenIn, tokenKey, withLogoutToken } from './logout-token.ts'
import { leaveFor, type Session, withSessionEnd } from './session-end.ts'

/**
 * An open document holds up to twelve event streams, and a browser allows six connections to one host over
 * HTTP/1.1: without shards saving would wait for ever. The lake answers any `*.localhost`, which browsers
 * resolve to this machine.
 */
const shards = 12

const isStream = (url: URL): boolean => /\/data\/(listen|live\/events)\//.test(url.pathname)

/** Over TLS the lake uses HTTP/2, where all streams share one connection. */
const needsShards = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && (hostname === 'localhost' || hostname.endsWith('.localhost'))

/**
 * The address an event stream is opened at: the `n`th one of a localhost lake without TLS gets its own host
 * name, with the same port; every other request keeps its address.
 */
export function streamAddress(address: string, n: number): string {
  const url = new URL(address)
  if (isStream(url) && needsShards(url)) url.hostname = `s${n % shards}.localhost`
  return url.href
}

let opened = 0

const watchedFetch = withCommentRefusals((input, init) => globalThis.fetch(input, init))

const shardedFetch: typeof fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input)
  const target = streamAddress(address, opened)
  if (target !== address) opened += 1
  return watchedFetch(input instanceof Request ? new Request(target, input) : target, init)
}

const session: Session = { signOuts: 0 }

/** The Studio's client for the lake, which has one host for all projects. It leaves the Studio with its session. */
export const lakeClient = (config: ClientConfig): SanityClient => {
  const { projectId = '' } = config
  const ending = withSessionEnd(shardedFetch, session, leaveFor(projectId))
  const watched = withLogoutToken(ending, () => tokenIn(localStorage.getItem(tokenKey(projectId))))
  // What waits for the line waits as long as it takes: see `held-fetch.ts`.
  return createClient({ ...config, timeout: 0, useProjectHostname: false, resolveFetch: () => watched })
}
