import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    heading: 'A worked example',
    lede: 'You buy 0.10 lot, a contract worth 10,000 euros.',
    title: 'Buying 0.10 lot of EURUSD at 1.08509',
    rows: [
      { _key: 'a', label: 'Margin set aside', note: '10,000 euros divided by 30', value: '333.33 EUR' },
      { _key: 'b', label: 'Spread of 0.9 pips', value: '−0.90 USD' },
      { _key: 'c', label: 'Result if it falls by one per cent', value: '−108.51 USD', strong: true },
    ],
    note: 'A gap can make the loss larger than the stop says.',
  },
]
