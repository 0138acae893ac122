import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { text } from '#web/content/values/shapes.ts'

export const block = defineHeadedBlock({
  type: 'storageTable',
  shape: z.object({ note: text }),
  resolve: ({ note }) => ({ note: note ?? null }),
})

export type StorageTableBlock = BlockOf<typeof block>
