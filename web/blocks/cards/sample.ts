import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    heading: 'Ways onward',
    items: [
      {
        _key: 'a',
        title: 'The introduction',
        text: 'One trade to the cent.',
        link: { _type: 'link', kind: 'path', path: '/about/intro' },
        linkLabel: 'How a CFD works',
      },
      {
        _key: 'b',
        title: 'Legal documents',
        text: 'All papers.',
        link: { _type: 'link', kind: 'path', path: '/more/legal' },
        linkLabel: 'The library',
      },
      {
        _key: 'c',
        title: 'Your account',
        text: 'At our client area.',
        link: { _type: 'link', kind: 'setting', setting: 'register' },
        linkLabel: 'Open an account',
      },
    ],
  },
]
