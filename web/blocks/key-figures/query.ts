import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { keyed, text } from '#web/content/values/shapes.ts'

const required = z.string().min(1)

export const block = defineHeadedBlock({
  type: 'keyFigures',
  shape: z.object({
    items: z.array(z.object({ ...keyed, value: required, label: required, note: text })).min(1),
  }),
  resolve: ({ items }) => ({
    items: items.map(({ _key: key, value, label, note }) => ({ key, value, label, note: note ?? null })),
  }),
})

export type KeyFiguresBlock = BlockOf<typeof block>
