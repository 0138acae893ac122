import type { SampleOf } from '#web/blocks/define-block.ts'
import { samplePicture } from '#web/blocks/parts/pictures/sample-picture.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    image: {
      ...samplePicture,
      caption: 'The bay with its depths.',
      credit: 'Drawn by the program that draws the charts of this site.',
    },
  },
  { image: { ...samplePicture, crop: { top: 0.25, bottom: 0.25, left: 0.25, right: 0.25 } }, size: 'page' },
]
