import { z } from 'zod'
import { instrumentsIn } from '#web/documents/instrument.ts'
import { releaseMeaningsIn } from '#web/documents/release-meaning.ts'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'

export const block = defineHeadedBlock({
  type: 'economicCalendar',
  shape: z.object({}),
  needs: ['instrument', 'releaseMeaning'],
  isLive: true,
  isWide: true,
  resolve: (_fields, context, { instrument, releaseMeaning }) => ({
    explained: {
      meanings: releaseMeaningsIn(releaseMeaning, context),
      instruments: instrumentsIn(instrument, context).map(({ symbol, href, assetClass, base, quote }) => ({
        symbol,
        href,
        market: assetClass,
        currencies: base ? [base, quote] : [quote],
      })),
    },
  }),
})

export type EconomicCalendarBlock = BlockOf<typeof block>
