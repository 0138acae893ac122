import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  { heading: 'The app', prices: [{ symbol: 'EURUSD', bid: '1.15847' }] },
]
