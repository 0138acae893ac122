import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    heading: 'Both platforms',
    lede: 'The account behind them is the same.',
    app: {
      title: 'The phone',
      text: 'Four lines before the button.',
      linkLabel: 'See the ticket',
      link: { _type: 'link', kind: 'path', path: '/platforms/mctrader' },
    },
    terminal: { title: 'The desktop', text: 'Charts and your own programs.' },
    prices: [
      { symbol: 'EURUSD', bid: '1.15847', change: '0.19' },
      { symbol: 'NAS100', bid: '25119.6', change: '0.87' },
    ],
  },
]
