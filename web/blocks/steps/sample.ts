import type { SampleOf } from '#web/blocks/define-block.ts'
import { paragraph } from '#web/blocks/parts/sample-text.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    heading: 'Two steps',
    items: [
      { _key: 'a', title: 'Read what can go wrong', text: [paragraph('a', 'It takes fifteen minutes.')] },
      { _key: 'b', title: 'Prove who you are', text: [paragraph('a', 'We need two papers of yours.')] },
    ],
  },
]
