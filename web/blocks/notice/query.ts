import { z } from 'zod'
import { defineBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { resolveText } from '#web/content/values/rich-text.ts'
import { portableText, text } from '#web/content/values/shapes.ts'

export const block = defineBlock({
  type: 'notice',
  shape: z.object({ tone: z.enum(['note', 'caution', 'rule']), title: text, text: portableText }),
  resolve: ({ tone, title, text: content }, context) => ({
    tone,
    title: title ?? null,
    text: resolveText(content, context),
  }),
})

export type NoticeBlock = BlockOf<typeof block>
