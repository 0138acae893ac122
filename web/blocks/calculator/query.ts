import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { instrumentsIn } from '#web/documents/instrument.ts'

export const block = defineHeadedBlock({
  type: 'calculator',
  shape: z.object({ kind: z.enum(['margin', 'pip', 'profit', 'financing', 'conversion']) }),
  needs: ['instrument'],
  isLive: true,
  resolve: ({ kind }, context, { instrument: instruments }) => ({
    kind,
    instruments: instrumentsIn(instruments, context),
  }),
})

export type CalculatorBlock = BlockOf<typeof block>
