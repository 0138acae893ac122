import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { keyed, text } from '#web/content/values/shapes.ts'

const kinds = ['licence', 'clientMoney', 'compensation', 'complaints'] as const
export type SafeguardKind = (typeof kinds)[number]

export const block = defineHeadedBlock({
  type: 'accountSafeguards',
  shape: z.object({
    items: z.array(z.object({ ...keyed, kind: z.enum(kinds), label: z.string(), text })).min(1),
  }),
  isWide: true,
  resolve: ({ items }) => ({
    items: items.map(({ _key: key, kind, label, text: words }) => ({
      key,
      kind,
      label,
      text: words ?? null,
    })),
  }),
})

export type AccountSafeguardsBlock = BlockOf<typeof block>
