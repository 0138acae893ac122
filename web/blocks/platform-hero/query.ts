import { z } from 'zod'
import { defineBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { samplePrices, samplePricesOf, tradedOf } from '#web/blocks/parts/screens/sample-prices.ts'
import { linkFields } from '#web/content/values/link-fields.ts'
import { type ActionLink, resolveLink } from '#web/content/values/links.ts'
import { keyed, linkResult, text } from '#web/content/values/shapes.ts'
import { instrumentsIn } from '#web/documents/instrument.ts'
import { ticketOf } from '#web/features/practice/ticket/ticket-terms.ts'

export const platformHeroFields = /* groq */ `actions[]{ label, style, link{ ${linkFields} } }`

const fact = z.object({ ...keyed, title: z.string().min(1), text: z.string().min(1) })

export const block = defineBlock({
  type: 'platformHero',
  shape: z.object({
    title: z.string().min(1),
    lede: text,
    facts: z.array(fact).nullish(),
    actions: z.array(z.object({ label: text, style: text, link: linkResult })).nullish(),
    prices: samplePrices,
  }),
  needs: ['instrument'],
  isLive: true,
  resolve: ({ title, lede, facts, actions, prices }, context, { instrument }) => {
    const shown = samplePricesOf(prices)
    const instruments = instrumentsIn(instrument, context)
    return {
      title,
      lede: lede ?? null,
      facts: (facts ?? []).map(({ _key: key, ...words }) => ({ key, ...words })),
      actions: (actions ?? []).flatMap(({ label, link, style }): ActionLink[] => {
        const resolved = resolveLink(link, label, context)
        return resolved ? [{ ...resolved, style: style === 'outlined' ? 'outlined' : 'solid' }] : []
      }),
      /** Shown until they are on record. */
      prices: shown,
      traded: tradedOf(shown, instruments),
      /** The instrument on the ticket; null while it is not published with all its terms. */
      ticket: ticketOf(instruments.find(({ symbol }) => symbol === shown[0]?.symbol)),
    }
  },
})

export type PlatformHeroBlock = BlockOf<typeof block>
