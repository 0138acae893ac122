import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { downloadsIn } from '#web/documents/downloads.ts'
import { defaultChannel } from '#web/lib/channel.ts'

export const block = defineHeadedBlock({
  type: 'appDownload',
  shape: z.object({}),
  needs: ['downloads'],
  resolve: (_, context, { downloads }) => ({
    downloads: downloadsIn(downloads, context),
    /** Channel code of the link shown. */
    chosen: defaultChannel,
    stores: { googlePlay: context.links.googlePlay, appStore: context.links.appStore },
  }),
})

export type AppDownloadBlock = BlockOf<typeof block>
