import 'server-only'
import type { SanityClient } from '@sanity/client'
import { askTwice } from './ask-twice.ts'
import { freshSignal, type QuestionParams, trustedClient } from '#web/content/lake/client.ts'
import { sequenceAnswer } from '#web/content/lake/lake-sequence.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { withFieldMarks } from './field-marks.ts'
import type { Perspective } from './plan-perspective.ts'
import type { TaggedAnswer } from './preview-answers.ts'

/** In a preview there is no last good value, and an editor would rather wait than see an error, ms. */
const previewTimeout = 15_000

let previewing: SanityClient | undefined

/** The trusted client for a preview, which has no last good value: what a busy lake refuses is asked for again. */
export const previewClient = (): SanityClient =>
  (previewing ??= trustedClient().withConfig({ maxRetries: 2 }))

/**
 * Asks for what editors are working on. Texts carry, in characters nobody sees, where they are edited, so
 * that a click on one opens its field (stega); hence never for anything that is kept or shown to visitors.
 * @param hasWords without any, the lake need not say where they come from
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
      signal: freshSignal(previewTimeout),
    }),
  )
  const { result, resultSourceMap, syncTags = [] } = answer
  return { value: withFieldMarks(result, resultSourceMap, siteSettings().studioUrl), tags: syncTags }
}

/** Asks the lake for something that only a token may, by its path below the version; in a preview. */
const askForPreview = (url: string, query: Record<string, string>): Promise<unknown> =>
  askTwice(() => previewClient().request<unknown>({ url, query, signal: freshSignal(previewTimeout) }))

/** As `lakeSequence`, of the lake alone, drafts and releases included: it grows with every change. */
export const previewTip = async (): Promise<number> => {
  const answer = await askForPreview(`/data/sequence/${siteSettings().dataset}`, { includeDrafts: 'true' })
  return sequenceAnswer.parse(answer).sequence
}
