import { z } from 'zod'
import { type BlockOf, defineHeadedBlock } from '#web/blocks/define-block.ts'
import { keyed } from '#web/content/values/shapes.ts'

const required = z.string().min(1)

export const block = defineHeadedBlock({
  type: 'tideTable',
  shape: z.object({ items: z.array(z.object({ ...keyed, harbour: required, time: required })).min(1) }),
  resolve: ({ items }) => ({ tides: items.map(({ _key: key, harbour, time }) => ({ key, harbour, time })) }),
})

export type TideTableBlock = BlockOf<typeof block>
