import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    heading: 'Latest documents',
    moreLabel: 'All documents, with every version',
    moreLink: { _type: 'link', kind: 'setting', setting: 'register' },
  },
]
