import { z } from 'zod'
import { defineBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { text } from '#web/content/values/shapes.ts'

/** What `web/design/art` draws; an editor chooses by name. */
const illustrationNames = [
  'course',
  'contours',
  'margin-gauge',
  'depth',
  'flags',
  'harbour',
  'compass',
] as const

export const block = defineBlock({
  type: 'illustration',
  /** `alt` describes the drawing to those who cannot see it. */
  shape: z.object({ name: z.enum(illustrationNames), alt: z.string().min(1), caption: text }),
  resolve: ({ name, alt, caption }) => ({ name, alt, caption: caption ?? null }),
})

export type IllustrationBlock = BlockOf<typeof block>
