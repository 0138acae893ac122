import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    title: 'Every block at once',
    lede: 'One page for all that an editor can place.',
    plate: 'courses',
    caption: 'One position, two courses of the same length.',
  },
]
