import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    title: 'A note on size',
    text: 'Before each trade, write down three figures. If the third is larger than you like, change the first.',
    link: { _type: 'link', kind: 'path', path: '/more/legal' },
    linkLabel: 'Read the papers',
  },
  { title: 'A second note', text: 'The page does not show it.' },
]
