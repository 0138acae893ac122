import { z } from 'zod'
import { defineBlock, type BlockOf } from '#web/blocks/define-block.ts'
import {
  illustratedFields,
  illustratedText,
  resolveIllustrated,
} from '#web/content/values/illustrated-text.ts'
import { text } from '#web/content/values/shapes.ts'

export const richTextFields = /* groq */ `content[]{ ${illustratedFields} }`

export const block = defineBlock({
  type: 'richText',
  shape: z.object({ heading: text, content: illustratedText.nullish() }),
  resolve: ({ heading, content }, context) => ({
    heading: heading ?? null,
    content: resolveIllustrated(content, context),
  }),
})

export type RichTextBlock = BlockOf<typeof block>
