import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { linkFields } from '#web/content/values/link-fields.ts'
import { resolveLink } from '#web/content/values/links.ts'
import { keyed, linkResult, text } from '#web/content/values/shapes.ts'
import { instrumentsIn } from '#web/documents/instrument.ts'

/** What can be drawn; `schemas/blocks/lessons.ts` names them for editors. */
const drawings = ['difference', 'leverage', 'nights', 'mirror', 'basins'] as const
export type LessonDrawing = (typeof drawings)[number]

export const lessonsFields = /* groq */ `items[]{ ..., link{ ${linkFields} } }`

const item = z.object({
  ...keyed,
  drawing: z.enum(drawings),
  title: z.string().min(1),
  text: z.string().min(1),
  caption: text,
  link: linkResult,
  linkLabel: text,
})

export const block = defineHeadedBlock({
  type: 'lessons',
  shape: z.object({ symbol: z.string(), lots: z.string(), items: z.array(item).min(1) }),
  needs: ['instrument'],
  isWide: true,
  resolve: ({ symbol, lots, items }, context, rows) => ({
    /** Null while it is not published: drawings that need its terms are left out then. */
    instrument: instrumentsIn(rows.instrument, context).find((one) => one.symbol === symbol) ?? null,
    lots,
    items: items.map(({ _key: key, drawing, title, text: words, caption, link, linkLabel }) => ({
      key,
      drawing,
      title,
      text: words,
      caption: caption ?? null,
      more: resolveLink(link, linkLabel, context),
    })),
  }),
})

export type LessonsBlock = BlockOf<typeof block>
