import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { linkFields } from '#web/content/values/link-fields.ts'
import { resolveLink } from '#web/content/values/links.ts'
import { linkResult, text } from '#web/content/values/shapes.ts'
import { instrumentsIn } from '#web/documents/instrument.ts'

export const tradeToScaleFields = /* groq */ `moreLink{ ${linkFields} }`

export const block = defineHeadedBlock({
  type: 'tradeToScale',
  shape: z.object({ symbol: z.string(), lots: z.string(), moreLabel: text, moreLink: linkResult }),
  needs: ['instrument'],
  isWide: true,
  resolve: ({ symbol, lots, moreLabel, moreLink }, context, rows) => ({
    /** Null while it is not published: its terms are unknown then. */
    instrument: instrumentsIn(rows.instrument, context).find((one) => one.symbol === symbol) ?? null,
    lots,
    more: resolveLink(moreLink, moreLabel, context),
  }),
})

export type TradeToScaleBlock = BlockOf<typeof block>
