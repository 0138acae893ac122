import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { resolveText } from '#web/content/values/rich-text.ts'
import { keyed, portableText, text } from '#web/content/values/shapes.ts'

const item = z.object({ ...keyed, title: z.string().min(1), text: portableText.nullish() })

export const block = defineHeadedBlock({
  type: 'limitList',
  shape: z.object({
    items: z.array(item).min(1),
    note: text,
    leverage: text,
    drawingTitle: text,
    drawingText: text,
  }),
  isWide: true,
  resolve: ({ items, note, leverage, drawingTitle, drawingText }, context) => ({
    items: items.map(({ _key: key, title, text: words }) => ({
      key,
      title,
      text: resolveText(words, context),
    })),
    note: note ?? null,
    /** The drawing of the margin beside the list; null for none. */
    drawing: leverage
      ? {
          leverage,
          title: drawingTitle ?? null,
          text: drawingText ?? null,
        }
      : null,
  }),
})

export type LimitListBlock = BlockOf<typeof block>
