import { expect, test } from 'vitest'
import { numberOf, sortedBy, sortingOf } from './plan-sorting.ts'

const { directionIn, sortingAfter } = sortingOf(
  { symbol: ['symbol', 'symbolDown'], open: ['fall', 'rise'] },
  ['open'],
)

test('a heading sorts, sorts the other way, and gives the list back', () => {
  expect(['list', 'symbol', 'symbolDown'].map((one) => sortingAfter('symbol', one as 'list'))).toEqual([
    'symbol',
    'symbolDown',
    'list',
  ])
  // The highest first where the largest is looked for.
  expect(['list', 'rise', 'fall'].map((one) => sortingAfter('open', one as 'list'))).toEqual([
    'rise',
    'fall',
    'list',
  ])
  expect(directionIn('open', 'fall')).toBe('ascending')
  expect(directionIn('open', 'rise')).toBe('descending')
  expect(directionIn('open', 'symbol')).toBeUndefined()
})

test.each([
  ['ascending', ['b', 'a', 'd', 'c']],
  ['descending', ['a', 'd', 'b', 'c']],
] as const)('%s; what has no value comes last', (direction, expected) => {
  const values: Record<string, string> = { a: '2', b: '-1', c: '', d: '2' }
  expect(sortedBy(['a', 'b', 'c', 'd'], (name) => numberOf(values[name]), direction)).toEqual(expected)
})
