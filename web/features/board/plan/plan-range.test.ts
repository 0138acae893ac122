import { expect, test } from 'vitest'
import { placeIn, widened } from './plan-range.ts'

test.each([
  [null, [], null],
  [null, [null, undefined, 'x', ''], null],
  [null, ['1.2'], { low: '1.2', high: '1.2' }],
  [null, ['1.2', '1.10', '1.30'], { low: '1.10', high: '1.30' }],
  [{ low: '9.5', high: '10' }, ['10.5', '9'], { low: '9', high: '10.5' }],
  [{ low: '-2', high: '1' }, ['-37.63'], { low: '-37.63', high: '1' }],
])('%j with %j is %j', (range, prices, expected) => {
  expect(widened(range, prices)).toEqual(expected)
})

test('is the same object while nothing lies outside, so that nothing is painted', () => {
  const range = { low: '1', high: '2' }
  expect(widened(range, ['1', '1.5', '2'])).toBe(range)
})

test.each([
  ['1', 0],
  ['2', 1],
  ['1.333', 0.33],
])('%s lies at %d', (price, place) => {
  expect(placeIn({ low: '1', high: '2' }, price)).toBe(place)
})

test('a range without width is a point in the middle', () => {
  expect(placeIn({ low: '1', high: '1' }, '1')).toBe(0.5)
})
