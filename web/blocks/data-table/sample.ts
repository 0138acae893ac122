import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    heading: 'Two categories of client',
    caption: 'What differs between retail and professional clients',
    columns: ['Matter', 'Retail', 'Professional', 'Limit'],
    rows: [
      { _key: 'a', cells: ['Leverage', 'Capped by class of instrument', 'Not capped', '30:1'] },
      { _key: 'b', cells: ['Compensation fund', 'Up to 20,000 euros if eligible', 'Not covered', '–'] },
    ],
    note: 'Everyone begins as a retail client.',
  },
]
