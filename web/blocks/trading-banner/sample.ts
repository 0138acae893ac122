import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    title: 'Start only when you know the risk',
    text: 'Words of an editor.',
    buttonLabel: 'Start trading now',
  },
]
