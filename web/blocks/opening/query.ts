import { z } from 'zod'
import { defineBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { text } from '#web/content/values/shapes.ts'

/** What can be drawn under the title; `schemas/blocks/opening.ts` names them for editors. */
const plates = [
  'courses',
  'margin',
  'nights',
  'basins',
  'log-loss',
  'log-transfers',
  'log-nights',
  'hoist',
  'answers',
  'assistance',
  'complaint',
] as const

export const block = defineBlock({
  type: 'opening',
  shape: z.object({
    title: z.string().min(1),
    lede: text,
    plate: z.enum(plates).nullish(),
    caption: text,
  }),
  resolve: ({ title, lede, plate, caption }) => ({
    title,
    lede: lede ?? null,
    /** A drawing says what it is: without a caption none is drawn. */
    plate: plate && caption ? plate : null,
    caption: caption ?? null,
  }),
})

export type OpeningBlock = BlockOf<typeof block>
