import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

const prices = [
  { symbol: 'EURUSD', bid: '1.15847', change: '0.19' },
  { symbol: 'XAUUSD', bid: '4063.18', change: '-0.45' },
]

export const samples: readonly SampleOf<typeof block>[] = [
  { heading: 'A screen in the browser', screen: 'browser', label: 'mctrader.halyard.example', prices },
  { heading: 'A screen of the desktop', screen: 'terminal', label: 'Halyard-Test', prices },
]
