import { z } from 'zod'
import { defineBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { pictureFields, pictureResult, resolvePicture } from '#web/content/values/pictures.ts'
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

export const openingFields = /* groq */ `picture{ ${pictureFields} }`

export const block = defineBlock({
  type: 'opening',
  shape: z.object({
    title: z.string().min(1),
    lede: text,
    plate: z.enum(plates).nullish(),
    caption: text,
    picture: pictureResult,
  }),
  resolve: ({ title, lede, plate, caption, picture }) => ({
    title,
    lede: lede ?? null,
    /** A drawing says what it is: without a caption none is drawn. */
    plate: plate && caption ? plate : null,
    caption: caption ?? null,
    /** Takes the place of the drawing. */
    picture: resolvePicture(picture, picture?.alt),
  }),
})

export type OpeningBlock = BlockOf<typeof block>
