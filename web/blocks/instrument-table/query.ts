import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { assetClasses } from '#web/content/values/markets.ts'
import { instrumentsIn } from '#web/documents/instrument.ts'

export const block = defineHeadedBlock({
  type: 'instrumentTable',
  shape: z.object({ assetClass: z.enum(assetClasses) }),
  needs: ['instrument'],
  resolve: ({ assetClass }, context, { instrument: instruments }) => ({
    instruments: instrumentsIn(instruments, context).filter((one) => one.assetClass === assetClass),
  }),
})

export type InstrumentTableBlock = BlockOf<typeof block>
