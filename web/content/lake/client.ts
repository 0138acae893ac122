import 'server-only'
import { createClient, type SanityClient } from '@sanity/client'
import { readSettings } from '#settings/read.ts'
import { currentSecret } from '#settings/secrets.ts'
import { siteReaderHeader, siteReaderKey } from '#settings/site-reader.ts'
import { isBuilding, siteSettings } from '#web/lib/settings.ts'

/** Timeout of a request to the lake; the last good value is used after it. */
const lakeTimeoutMs = 3_000

/** In a build there is no last good value, and a slow machine must not fail it. */
const buildTimeoutMs = 30_000

const options = () => {
  const { projectId, dataset, isEmbedded, lakeUrl } = siteSettings()
  return {
    projectId,
    dataset,
    apiVersion: '2026-05-04',
    useCdn: false,
    perspective: 'published' as const,
    maxRetries: 0,
    ...(isEmbedded ? { apiHost: lakeUrl, useProjectHostname: false } : {}),
  }
}

let forVisitors: SanityClient | undefined
let trusted: SanityClient | undefined

/** Identifies the site to the embedded lake; otherwise all its visitors would share one stranger's limit. */
const asSite = (): { headers?: Record<string, string> } => {
  if (!siteSettings().isEmbedded) return {}
  const { REVALIDATE_SECRET: secret } = readSettings(['REVALIDATE_SECRET'])
  return { headers: { [siteReaderHeader]: siteReaderKey(currentSecret(secret)) } }
}

/**
 * Sees what visitors get: in the embedded lake what is in force, in a hosted dataset, which has no approvals, what is
 * published. It has no token, which would leak drafts.
 */
const visitorsClient = (): SanityClient =>
  (forVisitors ??= createClient({
    ...options(),
    ...asSite(),
    perspective: siteSettings().isEmbedded ? ['inForce'] : 'published',
  }))

/** Holds the read token: for the history of published papers and for previews. Never used for visitors. */
export const trustedClient = (): SanityClient => {
  const { SANITY_API_READ_TOKEN: token } = readSettings(['SANITY_API_READ_TOKEN'])
  return (trusted ??= createClient({ ...options(), token: currentSecret(token) }))
}

/**
 * A new signal per request: a timeout, and it prevents React from deduplicating `fetch` within a render, which after a
 * publish would return the old state.
 */
export const freshSignal = (timeout = isBuilding() ? buildTimeoutMs : lakeTimeoutMs): AbortSignal =>
  AbortSignal.timeout(timeout)

/** Query parameters by name. */
export type QuestionParams = Readonly<Record<string, string | readonly string[]>>

/** Sends a query to the lake. */
export type Ask = (query: string, params: QuestionParams) => Promise<unknown>

/**
 * Queries what visitors get.
 * @throws after the timeout: three seconds, thirty in a build, or as given
 */
export const askForVisitors = (
  query: string,
  params: QuestionParams = {},
  timeout?: number,
): Promise<unknown> => visitorsClient().fetch<unknown>(query, params, { signal: freshSignal(timeout) })

/** Queries the history API: `path` is relative to `/data/history/<dataset>/`. */
export const askHistory = (path: string): Promise<unknown> =>
  trustedClient().request<unknown>({
    url: `/data/history/${siteSettings().dataset}/${path}`,
    signal: freshSignal(),
  })
