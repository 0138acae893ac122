import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    heading: 'What it can do, and what that costs',
    items: [
      {
        _key: 'leverage',
        title: 'Leverage',
        can: 'take a large position with a small margin',
        cost: 'financing on the whole value, each night',
        risk: 'A move of 3.33% against you is as large as the margin.',
      },
      {
        _key: 'directions',
        title: 'Both directions',
        can: 'sell first and gain when the price falls',
        cost: 'the same spread as for buying',
        risk: 'A price can rise without limit, and your loss grows with it.',
      },
    ],
  },
]
