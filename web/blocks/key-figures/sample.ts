import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    heading: 'Four figures',
    lede: 'Numbers before adjectives.',
    items: [
      { _key: 'a', value: '30', label: 'instruments' },
      {
        _key: 'b',
        value: '100',
        label: 'euros as the smallest first deposit',
        note: 'or as much in dollars',
      },
      { _key: 'c', value: '0.01', label: 'lot as the smallest order' },
      { _key: 'd', value: '50%', label: 'margin level at which we close' },
    ],
  },
]
