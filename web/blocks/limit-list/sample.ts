import type { SampleOf } from '#web/blocks/define-block.ts'
import { paragraph } from '#web/blocks/parts/sample-text.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    heading: 'What it cannot do',
    items: [
      { _key: 'a', title: 'No automated trading of tests.', text: [paragraph('a', 'For that use MT4.')] },
      { _key: 'b', title: 'No trading without a connection.' },
    ],
    note: 'The demo account has a dashed border on every screen.',
    leverage: '30:1',
    drawingTitle: 'What 1% against you takes',
    drawingText: 'A move against you takes its share of the margin.',
  },
]
