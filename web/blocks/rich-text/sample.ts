import type { SampleOf } from '#web/blocks/define-block.ts'
import { paragraph } from '#web/blocks/parts/sample-text.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    heading: 'What a block is',
    content: [
      paragraph(
        'a',
        'A block is a part of a page. This one holds running text and a link to the introduction.',
        '/about/intro',
      ),
      { ...paragraph('h', 'Under a smaller heading'), style: 'h3' },
      { ...paragraph('b', 'An item of a list'), listItem: 'bullet', level: 1 },
      { ...paragraph('c', 'Another item of it'), listItem: 'bullet', level: 1 },
    ],
  },
]
