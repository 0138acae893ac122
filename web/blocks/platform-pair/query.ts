import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { ticketTermsOf } from '#web/blocks/parts/screens/plan-ticket.ts'
import { samplePrices, samplePricesOf, tradedOf } from '#web/blocks/parts/screens/sample-prices.ts'
import { linkFields } from '#web/content/values/link-fields.ts'
import { type LinkContext, resolveLink } from '#web/content/values/links.ts'
import { linkResult, text } from '#web/content/values/shapes.ts'
import { downloadsIn } from '#web/documents/downloads.ts'
import { instrumentsIn } from '#web/documents/instrument.ts'
import { defaultChannel } from '#web/lib/channel.ts'

export const platformPairFields = /* groq */ `
  app{ ..., link{ ${linkFields} } }, terminal{ ..., link{ ${linkFields} } }
`

const half = z.object({ title: z.string().min(1), text, linkLabel: text, link: linkResult }).nullish()

const wordsOf = (words: z.infer<typeof half>, context: LinkContext) =>
  words
    ? {
        title: words.title,
        text: words.text ?? null,
        link: resolveLink(words.link, words.linkLabel, context),
      }
    : null

export const block = defineHeadedBlock({
  type: 'platformPair',
  shape: z.object({ app: half, terminal: half, prices: samplePrices }),
  needs: ['instrument', 'downloads'],
  isWide: true,
  resolve: ({ app, terminal, prices }, context, { instrument, downloads }) => {
    const shown = samplePricesOf(prices)
    const instruments = instrumentsIn(instrument, context)
    const terms = ticketTermsOf(instruments.find(({ symbol }) => symbol === shown[0]?.symbol))
    const { channels } = downloadsIn(downloads, context)
    return {
      app: wordsOf(app, context),
      terminal: wordsOf(terminal, context),
      prices: shown,
      traded: tradedOf(shown, instruments),
      /** The instrument on the ticket. */
      terms,
      /** Address of the scan code (requirements A3); null where no channel leads anywhere. */
      scan: channels.find(({ code }) => code === defaultChannel)?.link?.href ?? null,
      stores: { googlePlay: context.links.googlePlay, appStore: context.links.appStore },
    }
  },
})

export type PlatformPairBlock = BlockOf<typeof block>
