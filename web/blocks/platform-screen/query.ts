import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { ticketTermsOf } from '#web/blocks/parts/screens/plan-ticket.ts'
import { samplePrices, samplePricesOf, tradedOf } from '#web/blocks/parts/screens/sample-prices.ts'
import { instrumentsIn } from '#web/documents/instrument.ts'

export const block = defineHeadedBlock({
  type: 'platformScreen',
  shape: z.object({
    screen: z.enum(['browser', 'terminal']),
    label: z.string().min(1),
    prices: samplePrices,
  }),
  needs: ['instrument'],
  isWide: true,
  resolve: ({ screen, label, prices }, context, { instrument }) => {
    const shown = samplePricesOf(prices)
    const instruments = instrumentsIn(instrument, context)
    const terms = ticketTermsOf(instruments.find(({ symbol }) => symbol === shown[0]?.symbol))
    return { screen, label, prices: shown, traded: tradedOf(shown, instruments), terms }
  },
})

export type PlatformScreenBlock = BlockOf<typeof block>
