import { expect, test } from 'vitest'
import { ordinaryDayOf } from './plan-ordinary-day.ts'

const day = (at: number, height: number) => ({
  at,
  open: '1.1000',
  low: '1.1000',
  high: (1.1 + height / 10_000).toFixed(4),
  close: '1.1000',
  count: 96,
})
const days = (heights: readonly number[]) => heights.map((height, at) => day(at, height))
const one = (count: number, height: number) => Array.from({ length: count }, () => height)

test.each([
  ['an odd number: the middle one', [...one(10, 50), 70, ...one(10, 90), 0], '0.0070'],
  ['an even number: the lower of both in the middle', [...one(10, 50), ...one(10, 90), 0], '0.0050'],
  ['today, which is not over, does not count', [...one(21, 60), 500], '0.0060'],
  ['only the last sixty', [...one(100, 500), ...one(60, 40), 0], '0.0040'],
  ['too few to say', [...one(19, 60), 60], null],
  ['none', [], null],
])('%s', (_case, heights, expected) => {
  expect(ordinaryDayOf(days(heights))).toBe(expected)
})
