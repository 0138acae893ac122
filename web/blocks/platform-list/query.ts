import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { platformsIn } from '#web/documents/platform.ts'

export const block = defineHeadedBlock({
  type: 'platformList',
  shape: z.object({ platforms: z.array(z.string()).nullish() }),
  needs: ['platform'],
  resolve: ({ platforms: chosen }, context, { platform: platforms }) => ({
    platforms: platformsIn(platforms, chosen ?? [], context),
  }),
})

export type PlatformListBlock = BlockOf<typeof block>
