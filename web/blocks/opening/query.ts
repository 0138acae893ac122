import { z } from 'zod'
import { defineBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { text } from '#web/content/values/shapes.ts'

export const block = defineBlock({
  type: 'opening',
  shape: z.object({ title: z.string().min(1), lede: text }),
  resolve: ({ title, lede }) => ({ title, lede: lede ?? null }),
})

export type OpeningBlock = BlockOf<typeof block>
