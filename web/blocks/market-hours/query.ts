import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { marketsOf } from '#web/blocks/parts/markets-query.ts'
import { resources } from '#web/i18n/resources.ts'
import { zoneIn } from '#web/i18n/zone-in.ts'

export const block = defineHeadedBlock({
  type: 'marketHours',
  shape: z.object({ groups: z.array(z.string()).nullish() }),
  needs: ['instrument'],
  isLive: true,
  resolve: ({ groups }, context, rows) => {
    const { board, classes, hours, instrument, specification } = resources[context.locale].trading
    return {
      /** Instruments of a market with the same hours, under the first symbol. */
      markets: marketsOf(groups ?? [], context, rows.instrument).flatMap(({ assetClass, instruments }) =>
        [...Map.groupBy(instruments, (one) => JSON.stringify(one.hours)).values()].map((same) => ({
          symbol: same[0]?.symbol ?? '',
          symbols: same.map(({ symbol }) => symbol),
          assetClass,
          label: classes[assetClass],
          hours: same[0]?.hours ?? null,
          zone: zoneIn(same[0]?.hours?.zone ?? '', context.locale),
        })),
      ),
      words: {
        caption: instrument.hours,
        market: board.group,
        instruments: board.instrument,
        hours: specification.hours,
        now: instrument.now,
        noClock: instrument.noClock,
        nothing: board.nothing,
        session: hours,
      },
    }
  },
})

export type MarketHoursBlock = BlockOf<typeof block>
