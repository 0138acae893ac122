import { expect, test } from 'vitest'
import { moveIn, ordered } from './plan-order.ts'

const rows = [
  { symbol: 'EURUSD', cost: '-0.83', long: '-1.35', nextAt: 3 },
  { symbol: 'USDJPY', cost: '-0.61', long: '0.25', nextAt: 1 },
  { symbol: 'GBPUSD', cost: '-1.20', long: null, nextAt: null },
]
const moves: Record<string, number> = { EURUSD: -0.5, USDJPY: 0.2 }

test.each([
  ['list', ['EURUSD', 'USDJPY', 'GBPUSD']],
  ['symbol', ['EURUSD', 'GBPUSD', 'USDJPY']],
  ['symbolDown', ['USDJPY', 'GBPUSD', 'EURUSD']],
  // The size of the move, whichever way.
  ['change', ['EURUSD', 'USDJPY', 'GBPUSD']],
  ['changeUp', ['USDJPY', 'EURUSD', 'GBPUSD']],
  ['spread', ['USDJPY', 'EURUSD', 'GBPUSD']],
  ['spreadUp', ['GBPUSD', 'EURUSD', 'USDJPY']],
  ['night', ['USDJPY', 'EURUSD', 'GBPUSD']],
  ['nightUp', ['EURUSD', 'USDJPY', 'GBPUSD']],
  ['next', ['USDJPY', 'EURUSD', 'GBPUSD']],
  ['nextDown', ['EURUSD', 'USDJPY', 'GBPUSD']],
] as const)('%s', (sorting, expected) => {
  expect(ordered(rows, sorting, (symbol) => moves[symbol] ?? null)).toEqual(expected)
})

test.each([
  ['1.00', '1.01', 1],
  ['100', '99.5', -0.5],
  [undefined, '1', null],
  ['1', undefined, null],
])('from %s to %s are %s per cent', (open, bid, expected) => {
  expect(moveIn(open, bid)).toBe(expected)
})
