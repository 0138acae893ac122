import { expect, test } from 'vitest'
import { type Column, columns, directionIn, sorted, type Sorting, sortingAfter } from './plan-list.ts'

const list = [
  { symbol: 'EURUSD', name: 'Euro / US dollar', spreadPips: '0.9' },
  { symbol: 'XAUUSD', name: 'Złoto, uncja', spreadPips: '25' },
  { symbol: 'UKOIL', name: 'Brent-Öl', spreadPips: '4' },
]

const prices = {
  bids: new Map([
    ['EURUSD', '1.01'],
    ['XAUUSD', '99'],
    ['UKOIL', '80'],
  ]),
  // A hundredth of the euro, two thousandths of gold.
  diffs: new Map([
    ['EURUSD', '-0.01'],
    ['XAUUSD', '0.2'],
  ]),
  opens: { EURUSD: '1.00', XAUUSD: '100' },
}

test.each([
  ['rise', ['EURUSD', 'XAUUSD', 'UKOIL']],
  ['fall', ['XAUUSD', 'EURUSD', 'UKOIL']],
  ['move', ['XAUUSD', 'EURUSD', 'UKOIL']],
  ['moveDown', ['EURUSD', 'XAUUSD', 'UKOIL']],
  ['spread', ['EURUSD', 'UKOIL', 'XAUUSD']],
  ['spreadDown', ['XAUUSD', 'UKOIL', 'EURUSD']],
  ['symbol', ['EURUSD', 'UKOIL', 'XAUUSD']],
  ['symbolDown', ['XAUUSD', 'UKOIL', 'EURUSD']],
  ['list', ['EURUSD', 'XAUUSD', 'UKOIL']],
] as const)('sorts by %s what is known when asked; what has no value comes last', (sorting, expected) => {
  expect(sorted(list, sorting, prices)).toEqual(expected)
})

test('a heading sorts, sorts the other way, and gives the list back', () => {
  for (const column of Object.keys(columns).filter((name): name is Column => name in columns)) {
    const pressed: Sorting[] = ['list']
    for (let press = 0; press < 3; press += 1) pressed.push(sortingAfter(column, pressed.at(-1) ?? 'list'))
    expect(pressed.at(-1), column).toBe('list')
    expect(new Set(pressed.slice(1, 3).map((sorting) => directionIn(column, sorting)))).toEqual(
      new Set(['ascending', 'descending']),
    )
    expect(directionIn(column, 'list')).toBeUndefined()
  }
  expect(sortingAfter('open', 'symbol')).toBe('rise')
  expect(sortingAfter('symbol', 'rise')).toBe('symbol')
})
