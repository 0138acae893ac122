import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { resolveText } from '#web/content/values/rich-text.ts'
import { keyed, portableText } from '#web/content/values/shapes.ts'

const item = z.object({ ...keyed, title: z.string().min(1), text: portableText.nullish() })

export const block = defineHeadedBlock({
  type: 'steps',
  shape: z.object({ items: z.array(item).min(1) }),
  resolve: ({ items }, context) => ({
    items: items.map(({ _key: key, title, text }) => ({ key, title, text: resolveText(text, context) })),
  }),
})

export type StepsBlock = BlockOf<typeof block>
