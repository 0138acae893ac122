import { expect, test } from 'vitest'
import { isFound, sorted } from './plan-list.ts'

const list = [
  { symbol: 'EURUSD', name: 'Euro / US dollar' },
  { symbol: 'XAUUSD', name: 'Złoto, uncja' },
  { symbol: 'UKOIL', name: 'Brent-Öl' },
]

test.each([
  ['', ['EURUSD', 'XAUUSD', 'UKOIL']],
  ['usd', ['EURUSD', 'XAUUSD']],
  ['ZLOTO', ['XAUUSD']],
  ['brent-ol', ['UKOIL']],
  ['dollar eur', ['EURUSD']],
  ['eur/usd', ['EURUSD']],
  ['(', []],
])('%j finds %j', (search, expected) => {
  expect(list.filter((listed) => isFound(listed, search)).map(({ symbol }) => symbol)).toEqual(expected)
})

test('sorts by what is known when asked; what has no change comes last both ways', () => {
  const prices = {
    bids: new Map([
      ['EURUSD', '1.01'],
      ['XAUUSD', '99'],
      ['UKOIL', '80'],
    ]),
    opens: { EURUSD: '1.00', XAUUSD: '100' },
  }
  expect(sorted(list, 'rise', prices)).toEqual(['EURUSD', 'XAUUSD', 'UKOIL'])
  expect(sorted(list, 'fall', prices)).toEqual(['XAUUSD', 'EURUSD', 'UKOIL'])
  expect(sorted(list, 'symbol', prices)).toEqual(['EURUSD', 'UKOIL', 'XAUUSD'])
  expect(sorted(list, 'list', prices)).toEqual(['EURUSD', 'XAUUSD', 'UKOIL'])
})
