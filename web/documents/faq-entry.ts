import { defineQuery } from 'groq'
import { z } from 'zod'
import { keyOf } from '#web/content/values/keys.ts'
import type { LinkContext } from '#web/content/values/links.ts'
import { inLocale } from '#web/content/values/localized.ts'
import { resolveText } from '#web/content/values/rich-text.ts'
import { localizedText, perLanguage, portableText, text } from '#web/content/values/shapes.ts'
import { defineSharedDocument } from './define-document.ts'

const faqEntryQuery = defineQuery(`
  *[_type == "faqEntry"] | order(orderRank asc, _id asc){ _id, topic, question, answer[]{ language, value } }
`)

export const faqEntry = defineSharedDocument({
  type: 'faqEntry',
  tag: 'faq',
  query: faqEntryQuery,
  none: [],
  shape: z.array(
    z.object({
      _id: z.string(),
      topic: text,
      question: localizedText,
      answer: perLanguage(portableText),
    }),
  ),
})

/** In the site's order. */
const faqTopics = [
  'account',
  'verification',
  'funding',
  'costs',
  'trading',
  'risk',
  'platforms',
  'data-and-security',
  'complaints',
  'partners',
] as const

/** Questions by topic (default: all); those missing in this language are omitted. */
export const faqIn = (rows: typeof faqEntry.none, topics: readonly string[], context: LinkContext) =>
  faqTopics
    .filter((topic) => topics.length === 0 || topics.includes(topic))
    .map((topic) => ({
      topic,
      entries: rows.flatMap((row) => {
        const question = inLocale(row.question, context.locale)
        const answer = inLocale(row.answer, context.locale)
        if (row.topic !== topic || !question || !answer) return []
        // Unique and stable across publishes: it is an anchor.
        return [{ key: keyOf(row._id), question, answer: resolveText(answer, context) }]
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
