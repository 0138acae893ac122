import { expect, test } from 'vitest'
import { isFound } from './plan-search.ts'

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
