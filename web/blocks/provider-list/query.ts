import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { liquidityProvidersIn } from '#web/documents/liquidity-provider.ts'
import { paymentProvidersIn } from '#web/documents/payment-provider.ts'

export const block = defineHeadedBlock({
  type: 'providerList',
  shape: z.object({ kind: z.enum(['payment', 'liquidity']) }),
  needs: ['paymentProvider', 'liquidityProvider'],
  resolve: ({ kind }, context, { paymentProvider: payment, liquidityProvider: liquidity }) =>
    kind === 'payment'
      ? { kind, providers: paymentProvidersIn(payment, context) }
      : { kind, providers: liquidityProvidersIn(liquidity, context) },
})

export type ProviderListBlock = BlockOf<typeof block>
