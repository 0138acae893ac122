import 'server-only'
import type { SanityClient } from '@sanity/client'
import { askTwice } from './ask-twice.ts'
import { type QuestionParams, trustedClient } from '#web/content/lake/client.ts'
import { sequenceAnswer } from '#web/content/lake/lake-sequence.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { withFieldMarks } from './field-marks.ts'
import type { Perspective } from './plan-perspective.ts'
import type { TaggedAnswer } from './preview-answers.ts'

/** Previews have no last good value, and an editor would rather wait than see an error. */
const previewTimeoutMs = 15_000

let previewing: SanityClient | undefined

/** The trusted client for previews. Without a last good value, requests refused by a busy lake are retried. */
export const previewClient = (): SanityClient =>
  (previewing ??= trustedClient().withConfig({ maxRetries: 2 }))

/**
 * Queries what editors are working on. Texts carry invisible marks of their fields, so that a click opens the field
 * (stega); so never for anything cached or shown to visitors.
 * @param hasWords false skips the source map
 */
export const askInPreview = async (
  query: string,
  params: QuestionParams,
  perspective: Perspective,
  hasWords: boolean,
): Promise<TaggedAnswer> => {
  const answer = await askTwice(() =>
    previewClient().fetch<unknown>(query, params, {
      perspective,
      filterResponse: false,
      resultSourceMap: hasWords && 'withKeyArraySelector',
      signal: AbortSignal.timeout(previewTimeoutMs),
    }),
  )
  const { result, resultSourceMap, syncTags = [] } = answer
  return { value: withFieldMarks(result, resultSourceMap, siteSettings().studioUrl), tags: syncTags }
}

/** Requests an authenticated path of the lake's API, relative to the version. */
const askForPreview = (url: string, query: Record<string, string>): Promise<unknown> =>
  askTwice(() =>
    previewClient().request<unknown>({ url, query, signal: AbortSignal.timeout(previewTimeoutMs) }),
  )

/** Like `lakeSequence` but including drafts and releases; embedded lake only. */
export const previewTip = async (): Promise<number> => {
  const answer = await askForPreview(`/data/sequence/${siteSettings().dataset}`, { includeDrafts: 'true' })
  return sequenceAnswer.parse(answer).sequence
}
