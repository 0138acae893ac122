import { z } from 'zod'
import { defineBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { resolveText } from '#web/content/values/rich-text.ts'
import { portableText, text } from '#web/content/values/shapes.ts'

export const block = defineBlock({
  type: 'richText',
  shape: z.object({ heading: text, content: portableText.nullish() }),
  resolve: ({ heading, content }, context) => ({
    heading: heading ?? null,
    content: resolveText(content, context),
  }),
})

export type RichTextBlock = BlockOf<typeof block>
