import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    title: 'A ticket to try',
    lede: 'Move the size and watch the four lines.',
    facts: [{ _key: 'a', title: 'Spread', text: 'What you would lose if you closed at once.' }],
    actions: [
      {
        label: 'Open an account',
        style: 'solid',
        link: { _type: 'link', kind: 'setting', setting: 'register' },
      },
    ],
    prices: [{ symbol: 'EURUSD', bid: '1.15847' }],
  },
]
