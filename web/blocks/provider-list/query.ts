import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { liquidityProvidersIn, paymentProvidersIn } from '#web/documents/shared-docs.ts'

export const block = defineHeadedBlock({
  type: 'providerList',
  shape: z.object({ kind: z.enum(['payment', 'liquidity']) }),
  needs: ['payment', 'liquidity'],
  resolve: ({ kind }, context, { payment, liquidity }) =>
    kind === 'payment'
      ? { kind, providers: paymentProvidersIn(payment, context) }
      : { kind, providers: liquidityProvidersIn(liquidity, context) },
})

export type ProviderListBlock = BlockOf<typeof block>
