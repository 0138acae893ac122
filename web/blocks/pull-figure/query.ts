import { z } from 'zod'
import { defineBlock, type BlockOf } from '#web/blocks/define-block.ts'

const figures = ['moveShare', 'wholeMargin', 'closeOut', 'compensation', 'complaintDays'] as const

export const block = defineBlock({
  type: 'pullFigure',
  shape: z.object({ figure: z.enum(figures), text: z.string().min(1) }),
  resolve: ({ figure, text }) => ({ figure, text }),
})

export type PullFigureBlock = BlockOf<typeof block>
