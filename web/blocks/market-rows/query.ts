import { z } from 'zod'
import { localePath } from '#locales/table.ts'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { assetClasses, marketPaths } from '#web/content/values/markets.ts'
import { keyed, text } from '#web/content/values/shapes.ts'
import { instrumentsIn } from '#web/documents/instrument.ts'
import { highestLeverage } from './plan-leverage.ts'

export const block = defineHeadedBlock({
  type: 'marketRows',
  shape: z.object({
    rows: z
      .array(
        z.object({
          ...keyed,
          assetClass: z.enum(assetClasses),
          unit: text,
          symbols: z.array(z.string()),
          leverageNote: text,
        }),
      )
      .min(1),
    note: text,
  }),
  needs: ['instrument'],
  isWide: true,
  resolve: ({ rows, note }, context, shared) => {
    const published = instrumentsIn(shared.instrument, context)
    return {
      note: note ?? null,
      rows: rows.map(({ _key: key, assetClass, unit, symbols, leverageNote }) => {
        const market = published.filter((one) => one.assetClass === assetClass)
        return {
          key,
          assetClass,
          href: localePath(context.locale, marketPaths[assetClass]),
          /** Number of instruments of this market. */
          count: market.length,
          unit: unit ?? null,
          /** In the editor's order; what is not published has no terms and is left out. */
          instruments: symbols.flatMap((symbol) => published.find((one) => one.symbol === symbol) ?? []),
          leverage: highestLeverage(market.map(({ maxLeverage }) => maxLeverage)),
          leverageNote: leverageNote ?? null,
        }
      }),
    }
  },
})

export type MarketRowsBlock = BlockOf<typeof block>
