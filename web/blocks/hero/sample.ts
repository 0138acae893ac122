import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    title: 'A first page',
    lede: 'Words on the open sea.',
    course: 'EURUSD',
    actions: [
      {
        label: 'Open an account',
        style: 'solid',
        link: { _type: 'link', kind: 'setting', setting: 'register' },
      },
    ],
  },
]
