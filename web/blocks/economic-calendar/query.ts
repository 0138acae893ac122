import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'

export const block = defineHeadedBlock({
  type: 'economicCalendar',
  shape: z.object({}),
  isLive: true,
  isWide: true,
  resolve: () => ({}),
})

export type EconomicCalendarBlock = BlockOf<typeof block>
