import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { instrumentsIn } from '#web/documents/shared-docs.ts'

export const block = defineHeadedBlock({
  type: 'calculator',
  shape: z.object({ kind: z.enum(['margin', 'pip', 'profit', 'financing', 'conversion']) }),
  needs: ['instruments'],
  isLive: true,
  resolve: ({ kind }, context, { instruments }) => ({
    kind,
    instruments: instrumentsIn(instruments, context),
  }),
})

export type CalculatorBlock = BlockOf<typeof block>
