import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    figure: 'moveShare',
    text: 'of the margin goes when the price moves one per cent against you, at a leverage of 30:1.',
  },
  { figure: 'compensation', text: 'A second figure, which the page does not show.' },
]
