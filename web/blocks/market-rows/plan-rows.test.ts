import { expect, test } from 'vitest'
import { highestLeverage } from './plan-leverage.ts'

test.each([
  [['20:1', '30:1', '20:1'], '30:1'],
  [['5:1', '10:1'], '10:1'],
  [[], null],
])('the highest of %s', (limits, highest) => {
  expect(highestLeverage(limits)).toBe(highest)
})
