import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { assetClasses } from '#web/content/values/markets.ts'
import { keyed } from '#web/content/values/shapes.ts'
import { instrumentsIn } from '#web/documents/instrument.ts'
import { legsOf } from '#web/features/calculators/conversion.ts'
import { accountCurrency } from './plan/plan-costs.ts'

export const block = defineHeadedBlock({
  type: 'marketBoard',
  shape: z.object({
    assetClass: z.enum(assetClasses),
    movers: z.array(z.object({ ...keyed, label: z.string().min(1), text: z.string().min(1) })).nullish(),
  }),
  needs: ['instrument'],
  isLive: true,
  isWide: true,
  resolve: ({ assetClass, movers }, context, rows) => {
    const all = instrumentsIn(rows.instrument, context)
    const instruments = all.filter((one) => one.assetClass === assetClass)
    const legs = new Set(instruments.flatMap(({ quote }) => legsOf(quote, accountCurrency) ?? []))
    return {
      assetClass,
      /** In the editors' order. */
      instruments,
      /** Whose prices turn the costs into the account's currency, without those listed. */
      converters: all
        .filter((one) => legs.has(one.symbol) && !instruments.includes(one))
        .map(({ symbol, assetClass: other, hours }) => ({ symbol, assetClass: other, hours })),
      movers: (movers ?? []).map(({ _key: key, ...words }) => ({ key, ...words })),
    }
  },
})

export type MarketBoardBlock = BlockOf<typeof block>
