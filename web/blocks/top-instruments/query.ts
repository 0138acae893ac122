import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { linkFields } from '#web/content/values/link-fields.ts'
import { resolveLink } from '#web/content/values/links.ts'
import { linkResult, text } from '#web/content/values/shapes.ts'
import { instrumentsIn } from '#web/documents/instrument.ts'

export const topInstrumentsFields = /* groq */ `moreLink{ ${linkFields} }`

/** Default instruments of the home page (requirements I5). */
const topThree = ['EURUSD', 'XAUUSD', 'NAS100']

export const block = defineHeadedBlock({
  type: 'topInstruments',
  shape: z.object({
    instruments: z.array(z.string()).nullish(),
    note: text,
    moreLabel: text,
    moreLink: linkResult,
  }),
  needs: ['instrument'],
  resolve: ({ instruments, note, moreLabel, moreLink }, context, rows) => {
    const published = instrumentsIn(rows.instrument, context)
    return {
      /** In display order; an unpublished instrument has its symbol alone. */
      instruments: (instruments?.length ? instruments : topThree).map((symbol) => ({
        symbol,
        instrument: published.find((instrument) => instrument.symbol === symbol) ?? null,
      })),
      note: note ?? null,
      more: resolveLink(moreLink, moreLabel, context),
    }
  },
})

export type TopInstrumentsBlock = BlockOf<typeof block>
