import { z } from 'zod'
import { defineBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { instrumentsIn } from '#web/documents/instrument.ts'

export const block = defineBlock({
  type: 'livePrice',
  shape: z.object({ symbol: z.string() }),
  needs: ['instrument'],
  resolve: ({ symbol }, context, rows) => ({
    /** Null while the instrument is not published: nothing is drawn then. */
    instrument: instrumentsIn(rows.instrument, context).find((one) => one.symbol === symbol) ?? null,
  }),
})

export type LivePriceBlock = BlockOf<typeof block>
