import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

const caption = '0.1 lot EURUSD. A sample.'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    symbol: 'EURUSD',
    lots: '0.1',
    items: [
      { _key: 'a', drawing: 'difference', title: 'A difference', text: 'One side pays the other.', caption },
      { _key: 'b', drawing: 'leverage', title: 'Leverage', text: 'A small deposit, the whole move.' },
      { _key: 'c', drawing: 'nights', title: 'Costs', text: 'Each night is booked.', caption },
      { _key: 'd', drawing: 'mirror', title: 'Both ways', text: 'A loss is as long as a gain.', caption },
      { _key: 'e', drawing: 'basins', title: 'Apart', text: 'Your money lies apart from ours.' },
    ],
  },
]
