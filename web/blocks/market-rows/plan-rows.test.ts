import { expect, test } from 'vitest'
import { planChange } from './plan-change.ts'
import { highestLeverage } from './plan-leverage.ts'

test.each([
  ['a rise', 'en', '1.10220', '1.10000', false, { text: '+0.20%', direction: 'up' }],
  ['a fall in German', 'de', '98', '100', false, { text: '−2,00\u00a0%', direction: 'down' }],
  ['no change', 'en', '100', '100', false, { text: '0.00%', direction: 'flat' }],
  ['a closed market has no direction', 'en', '98', '100', true, { text: '−2.00%', direction: null }],
  ['no bid yet', 'en', undefined, '100', false, null],
  ['no open yet', 'en', '98', undefined, false, null],
  ['an open of zero is no base', 'en', '98', '0', false, null],
] as const)('%s', (_, locale, bid, open, isClosed, change) => {
  expect(planChange(locale, bid, open, isClosed)).toEqual(change)
})

test.each([
  [['20:1', '30:1', '20:1'], '30:1'],
  [['5:1', '10:1'], '10:1'],
  [[], null],
])('the highest of %s', (limits, highest) => {
  expect(highestLeverage(limits)).toBe(highest)
})
