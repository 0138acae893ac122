import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    heading: 'Two markets',
    lede: 'Leverage caps for retail clients, set by the regulator.',
    rows: [
      {
        _key: 'fx',
        assetClass: 'forex',
        unit: 'currency pairs',
        symbols: ['TSTEUR', 'TSTGBP'],
        leverageNote: '20:1 on minor pairs',
      },
      { _key: 'metals', assetClass: 'metals', unit: 'gold and silver', symbols: ['XAUUSD'] },
    ],
  },
]
