import 'server-only'
import { createClient, type SanityClient } from '@sanity/client'
import { readSettings } from '#settings/read.ts'
import { siteSettings } from '#web/lib/settings.ts'

/** Longest wait for one answer of the lake, ms; after it the last good value is used. */
export const lakeTimeout = 3_000

const options = () => {
  const { projectId, dataset, isEmbedded, lakeUrl } = siteSettings()
  return {
    projectId,
    dataset,
    apiVersion: '2026-05-04',
    useCdn: false,
    perspective: 'published' as const,
    timeout: lakeTimeout,
    maxRetries: 0,
    ...(isEmbedded ? { apiHost: lakeUrl, useProjectHostname: false } : {}),
  }
}

let published: SanityClient | undefined
let history: SanityClient | undefined

/** What anonymous readers may see, and nothing else: it holds no token (style: a token leaks drafts). */
export const publishedClient = (): SanityClient => (published ??= createClient(options()))

/** For the history of published papers, which needs a token. Never used for what a page shows. */
export const historyClient = (): SanityClient => {
  const { SANITY_API_READ_TOKEN: token } = readSettings(['SANITY_API_READ_TOKEN'])
  return (history ??= createClient({ ...options(), token }))
}
