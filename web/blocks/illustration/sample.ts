import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

const others = ['course', 'contours', 'depth', 'flags', 'harbour', 'compass'] as const

export const samples: readonly SampleOf<typeof block>[] = [
  {
    name: 'margin-gauge',
    alt: 'A gauge of the margin level',
    caption: 'Closing begins at 50.',
  },
  ...others.map((name) => ({ name, alt: `Drawing: ${name}` })),
]
