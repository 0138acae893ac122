import 'server-only'
import { createClient, type SanityClient } from '@sanity/client'
import { readSettings } from '#settings/read.ts'
import { currentSecret } from '#settings/secrets.ts'
import { siteReaderHeader, siteReaderKey } from '#settings/site-reader.ts'
import { isBuilding, siteSettings } from '#web/lib/settings.ts'
import { whileThere } from './while-there.ts'
import { siteProcess } from '#web/lib/site-process.ts'

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    slowReads?: number | undefined
  }
}

/** Questions to the lake that are waited for, though it is there: it has much to do. */
export const slowReads = (): number => siteProcess.slowReads ?? 0

/** A lake that has not answered for two seconds is asked whether it is there; one that is down refuses at once. */
const patience = {
  slowAfter: 2_000,
  longest: 30_000,
  onSlow: (change: 1 | -1) => {
    siteProcess.slowReads = slowReads() + change
  },
}
/** Longer than this process itself may be too busy to hear an answer that has come. */
const thereWithinMs = 3_000

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

let looking: Promise<boolean> | undefined

/** Whether the lake says that it is there; one question for all who wonder. */
export const isLakeThere = (): Promise<boolean> =>
  (looking ??= visitorsClient()
    .request<unknown>({
      url: `/data/ping/${siteSettings().dataset}`,
      signal: AbortSignal.timeout(thereWithinMs),
    })
    .then(
      () => true,
      () => false,
    )
    .finally(() => (looking = undefined)))

/**
 * Asks with a new signal per request: it ends what is not to be waited for, and prevents React from deduplicating
 * `fetch` within a render, which after a publish would return the old state.
 */
const patiently = <Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  timeout?: number,
): Promise<Answer> => {
  const within = timeout ?? (isBuilding() ? buildTimeoutMs : undefined)
  return within === undefined ? whileThere(ask, isLakeThere, patience) : ask(AbortSignal.timeout(within))
}

/** Query parameters by name. */
export type QuestionParams = Readonly<Record<string, string | readonly string[]>>

/** Sends a query to the lake. */
export type Ask = (query: string, params: QuestionParams) => Promise<unknown>

/**
 * Queries what visitors get.
 * @throws once the lake is not there, or without an answer within the timeout: thirty seconds, or as given
 */
export const askForVisitors = (
  query: string,
  params: QuestionParams = {},
  timeout?: number,
): Promise<unknown> =>
  patiently((signal) => visitorsClient().fetch<unknown>(query, params, { signal }), timeout)

/** Queries the history API: `path` is relative to `/data/history/<dataset>/`. */
export const askHistory = (path: string): Promise<unknown> =>
  patiently((signal) =>
    trustedClient().request<unknown>({ url: `/data/history/${siteSettings().dataset}/${path}`, signal }),
  )
