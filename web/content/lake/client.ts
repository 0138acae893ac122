import 'server-only'
import { createClient, type SanityClient } from '@sanity/client'
import { readSettings } from '#settings/read.ts'
import { siteReaderHeader, siteReaderKey } from '#settings/site-reader.ts'
import { isBuilding, siteSettings } from '#web/lib/settings.ts'

/** Longest wait for one answer of the lake, ms; after it the last good value is used. */
const lakeTimeout = 3_000

/** A build has no last good value either, and a slow machine is no reason to end it, ms. */
const buildTimeout = 30_000

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

let published: SanityClient | undefined
let trusted: SanityClient | undefined

/** Tells the embedded lake that it is the site who asks: else all its visitors would share one stranger's part. */
const asSite = (): { headers?: Record<string, string> } => {
  if (!siteSettings().isEmbedded) return {}
  const { REVALIDATE_SECRET: secret } = readSettings(['REVALIDATE_SECRET'])
  return { headers: { [siteReaderHeader]: siteReaderKey(secret) } }
}

/** What anonymous readers may see, and nothing else: it holds no token, which would leak drafts. */
const publishedClient = (): SanityClient => (published ??= createClient({ ...options(), ...asSite() }))

/**
 * Holds the read token: for the history of published papers, and for the preview of a signed-in editor.
 * What a visitor sees is never asked through it.
 */
export const trustedClient = (): SanityClient => {
  const { SANITY_API_READ_TOKEN: token } = readSettings(['SANITY_API_READ_TOKEN'])
  return (trusted ??= createClient({ ...options(), token }))
}

/**
 * A new signal for every question. It ends the wait, and it keeps React from answering a second question of one
 * render with the first one's answer, which after a publish would be the state before.
 */
export const freshSignal = (timeout = isBuilding() ? buildTimeout : lakeTimeout): AbortSignal =>
  AbortSignal.timeout(timeout)

/** Values of a query's parameters, by name. */
export type QuestionParams = Readonly<Record<string, string | readonly string[]>>

/** Puts a question to the lake. */
export type Ask = (query: string, params: QuestionParams) => Promise<unknown>

/** Asks in the published perspective. @throws when there is no answer in time: three seconds, thirty in a build, or what is told */
export const askPublished = (
  query: string,
  params: QuestionParams = {},
  timeout?: number,
): Promise<unknown> => publishedClient().fetch<unknown>(query, params, { signal: freshSignal(timeout) })

/** Asks the history of the dataset: `path` stands below `/data/history/<dataset>/`. */
export const askHistory = (path: string): Promise<unknown> =>
  trustedClient().request<unknown>({
    url: `/data/history/${siteSettings().dataset}/${path}`,
    signal: freshSignal(),
  })
