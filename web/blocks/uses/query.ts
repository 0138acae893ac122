import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { keyed } from '#web/content/values/shapes.ts'

const words = z.string().min(1)

export const block = defineHeadedBlock({
  type: 'uses',
  shape: z.object({
    items: z.array(z.object({ ...keyed, title: words, can: words, cost: words, risk: words })).min(1),
  }),
  isWide: true,
  resolve: ({ items }) => ({
    items: items.map(({ _key: key, title, can, cost, risk }) => ({ key, title, can, cost, risk })),
  }),
})

export type UsesBlock = BlockOf<typeof block>
