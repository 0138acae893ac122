import { defineQuery } from 'groq'
import { z } from 'zod'
import type { LinkContext } from '#web/content/values/links.ts'
import { inLocale } from '#web/content/values/localized.ts'
import { localizedText } from '#web/content/values/shapes.ts'
import { defineSharedDocument } from './define-document.ts'

const releaseMeaningQuery = defineQuery(`
  *[_type == "releaseMeaning" && defined(series)] | order(_id asc){ _id, series, meaning, instruments }
`)

export const releaseMeaning = defineSharedDocument({
  type: 'releaseMeaning',
  tag: 'release-meanings',
  query: releaseMeaningQuery,
  none: [],
  shape: z.array(
    z.object({
      series: z.array(z.string()),
      meaning: localizedText,
      instruments: z.array(z.string()).nullish(),
    }),
  ),
})

/** The explanations that have words in the language. */
export const releaseMeaningsIn = (rows: typeof releaseMeaning.none, { locale }: LinkContext) =>
  rows.flatMap(({ series, meaning, instruments }) => {
    const words = inLocale(meaning, locale)
    return words ? [{ series, meaning: words, instruments: instruments ?? [] }] : []
  })
