import { defineQuery } from 'groq'
import { z } from 'zod'
import { text } from '#web/content/values/shapes.ts'
import { defineSharedDocument } from '#web/documents/define-document.ts'

const harbourQuery = defineQuery(`*[_type == "harbour"] | order(_id asc){ name, depth }`)

export const harbour = defineSharedDocument({
  type: 'harbour',
  tag: 'harbours',
  query: harbourQuery,
  none: [],
  shape: z.array(z.object({ name: text, depth: text })),
})

/** The depth of a harbour, in words. */
export const depthIn = (rows: typeof harbour.none, wanted: string): string =>
  rows.find(({ name }) => name === wanted)?.depth ?? 'unknown depth'
