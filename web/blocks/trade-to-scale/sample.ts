import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    heading: 'One trade, drawn to scale',
    lede: 'The costs are the hairlines; the market is the rest.',
    symbol: 'TSTEUR',
    lots: '0.1',
    moreLabel: 'Try it with your own size',
    moreLink: { _type: 'link', kind: 'setting', setting: 'register' },
  },
]
