import type { SampleOf } from '#web/blocks/define-block.ts'
import { paragraph } from '#web/blocks/parts/sample-text.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    tone: 'caution',
    title: 'Nobody may push you',
    text: [paragraph('a', 'Hang up if somebody does.')],
  },
  { tone: 'rule', text: [paragraph('a', 'The law asks for it.')] },
  { tone: 'note', text: [paragraph('a', 'A remark by the way.')] },
]
