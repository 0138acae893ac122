import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { ticketTermsOf } from '#web/blocks/parts/screens/plan-ticket.ts'
import { samplePrices, samplePricesOf, tradedOf } from '#web/blocks/parts/screens/sample-prices.ts'
import { downloadsIn } from '#web/documents/downloads.ts'
import { instrumentsIn } from '#web/documents/instrument.ts'
import { platformsIn } from '#web/documents/platform.ts'
import { defaultChannel } from '#web/lib/channel.ts'
import { codedLinks } from './coded-links.ts'

/** The platform whose app is downloaded. */
const app = 'mctrader'

export const block = defineHeadedBlock({
  type: 'appDownload',
  shape: z.object({ prices: samplePrices.nullish() }),
  needs: ['downloads', 'platform', 'instrument'],
  resolve: ({ prices }, context, { downloads, platform, instrument }) => {
    const shown = samplePricesOf(prices ?? [])
    const instruments = instrumentsIn(instrument, context)
    return {
      downloads: downloadsIn(downloads, context),
      /** Channel code of the link shown. */
      chosen: defaultChannel,
      ...codedLinks(
        {
          stores: { googlePlay: context.links.googlePlay, appStore: context.links.appStore },
          platform: platformsIn(platform, [app], context)[0] ?? null,
        },
        defaultChannel,
      ),
      prices: shown,
      traded: tradedOf(shown, instruments),
      /** The instrument on the phone that is drawn; null for no phone. */
      terms: ticketTermsOf(instruments.find(({ symbol }) => symbol === shown[0]?.symbol)),
    }
  },
})

export type AppDownloadBlock = BlockOf<typeof block>
