import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    heading: 'A market at a glance',
    assetClass: 'forex',
    movers: [
      {
        _key: 'rates',
        label: 'Interest rates',
        text: 'eight meetings a year, and every price figure before them',
      },
    ],
  },
]
