import { z } from 'zod'
import { defineBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { pictureFields, pictureResult, resolvePicture } from '#web/content/values/pictures.ts'
import { text } from '#web/content/values/shapes.ts'
import { instrumentsIn } from '#web/documents/instrument.ts'
import { isLogName, logTrade, planLog } from './plates/plan-log.ts'

/** What can be drawn under the title; `schemas/blocks/opening.ts` names them for editors. */
const plates = [
  'courses',
  'margin',
  'nights',
  'basins',
  'log-loss',
  'log-demo',
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
  needs: ['instrument'],
  resolve: ({ title, lede, plate, caption, picture }, context, { instrument }) => {
    const isLog = plate ? isLogName(plate) : false
    const terms = instrumentsIn(instrument, context).find(({ symbol }) => symbol === logTrade.symbol)
    const log = plate && isLogName(plate) ? planLog(plate, terms ?? null) : null
    return {
      title,
      lede: lede ?? null,
      /** A drawing says what it is: without a caption none is drawn, and no log-book without its figures. */
      plate: plate && caption && (log || !isLog) ? plate : null,
      /** The entries of a log-book; null for other drawings. */
      log,
      caption: caption ?? null,
      /** Takes the place of the drawing. */
      picture: resolvePicture(picture, picture?.alt),
    }
  },
})

export type OpeningBlock = BlockOf<typeof block>
