import 'server-only'
import { createClient, type SanityClient } from '@sanity/client'
import { readSettings } from '#settings/read.ts'
import { siteReaderHeader, siteReaderKey } from '#settings/site-reader.ts'
import { isBuilding, siteSettings } from '#web/lib/settings.ts'
import { askTwice } from './ask-twice.ts'
import { withFieldMarks } from './field-marks.ts'
import type { Perspective } from '#web/content/preview/plan-perspective.ts'
import type { TaggedAnswer } from '#web/content/preview/preview-answers.ts'

/** Longest wait for one answer of the lake, ms; after it the last good value is used. */
const lakeTimeout = 3_000

/** In a preview there is no last good value, and an editor would rather wait than see an error, ms. */
const previewTimeout = 15_000

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
let previewing: SanityClient | undefined

/** Tells the embedded lake that it is the site who asks: else all its visitors would share one stranger's part. */
const asSite = (): { headers?: Record<string, string> } => {
  if (!siteSettings().isEmbedded) return {}
  const { REVALIDATE_SECRET: secret } = readSettings(['REVALIDATE_SECRET'])
  return { headers: { [siteReaderHeader]: siteReaderKey(secret) } }
}

/** What anonymous readers may see, and nothing else: it holds no token (style: a token leaks drafts). */
const publishedClient = (): SanityClient => (published ??= createClient({ ...options(), ...asSite() }))

/**
 * Holds the read token: for the history of published papers, and for the preview of a signed-in editor.
 * What a visitor sees is never asked through it.
 */
export const trustedClient = (): SanityClient => {
  const { SANITY_API_READ_TOKEN: token } = readSettings(['SANITY_API_READ_TOKEN'])
  return (trusted ??= createClient({ ...options(), token }))
}

/** The same for a preview, which has no last good value: what a busy lake refuses is asked for again. */
export const previewClient = (): SanityClient =>
  (previewing ??= trustedClient().withConfig({ maxRetries: 2 }))

/**
 * A signal of its own for every question. It ends the wait, and it keeps React from answering a second
 * question of one render with the first one's answer: after a publish that would be the state before.
 */
const freshSignal = (timeout = isBuilding() ? buildTimeout : lakeTimeout): AbortSignal =>
  AbortSignal.timeout(timeout)

/** Puts a question to the lake. */
export type Ask = (query: string, params: Record<string, string>) => Promise<unknown>

/**
 * Asks for what editors are working on. Texts carry, in characters nobody sees, where they are edited, so
 * that a click on one opens its field (stega); hence never for anything that is kept or shown to visitors.
 * @param hasWords without any, the lake need not say where they come from
 */
export const askInPreview = async (
  query: string,
  params: Record<string, string>,
  perspective: Perspective,
  hasWords: boolean,
): Promise<TaggedAnswer> => {
  const answer = await askTwice(() =>
    previewClient().fetch<unknown>(query, params, {
      perspective,
      filterResponse: false,
      resultSourceMap: hasWords && 'withKeyArraySelector',
      signal: freshSignal(previewTimeout),
    }),
  )
  const { result, resultSourceMap, syncTags = [] } = answer
  return { value: withFieldMarks(result, resultSourceMap, siteSettings().studioUrl), tags: syncTags }
}

/** Asks in the published perspective. @throws when there is no answer in time: three seconds, thirty in a build, or what is told */
export const askPublished = (
  query: string,
  params: Record<string, string> = {},
  timeout?: number,
): Promise<unknown> => publishedClient().fetch<unknown>(query, params, { signal: freshSignal(timeout) })

/** Asks the lake for something that only a token may, by its path below the version; in a preview. */
export const askForPreview = (url: string, query: Record<string, string>): Promise<unknown> =>
  askTwice(() => previewClient().request<unknown>({ url, query, signal: freshSignal(previewTimeout) }))

/** Asks the history of the dataset: `path` stands below `/data/history/<dataset>/`. */
export const askHistory = (path: string): Promise<unknown> =>
  trustedClient().request<unknown>({
    url: `/data/history/${siteSettings().dataset}/${path}`,
    signal: freshSignal(),
  })
