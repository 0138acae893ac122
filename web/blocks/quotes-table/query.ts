import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { marketsOf } from '#web/blocks/parts/markets-query.ts'

export const block = defineHeadedBlock({
  type: 'quotesTable',
  shape: z.object({ groups: z.array(z.string()).nullish() }),
  needs: ['instrument'],
  isLive: true,
  isWide: true,
  resolve: ({ groups }, context, { instrument: instruments }) => ({
    groups: marketsOf(groups ?? [], context, instruments),
  }),
})

export type QuotesTableBlock = BlockOf<typeof block>
