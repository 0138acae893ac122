import { z } from 'zod'
import { defineBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { text } from '#web/content/values/shapes.ts'

export const block = defineBlock({
  type: 'tradingBanner',
  shape: z.object({ title: z.string().min(1), text, buttonLabel: text }),
  resolve: ({ title, text: words, buttonLabel }) => ({
    title,
    text: words ?? null,
    buttonLabel: buttonLabel ?? null,
  }),
})

export type TradingBannerBlock = BlockOf<typeof block>
