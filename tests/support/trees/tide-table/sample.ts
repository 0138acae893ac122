import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  { heading: 'High water', items: [{ _key: 'a', harbour: 'Limassol', time: '06:12' }] },
]
