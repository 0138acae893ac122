import { expect, test } from 'vitest'
import { planSinceOpen, planSincePoll } from './plan-change.ts'

test.each([
  ['a rise', 'en', '1.10220', '1.10000', false, { text: '+0.20%', direction: 'up' }],
  ['a fall in German', 'de', '98', '100', false, { text: '−2,00\u00a0%', direction: 'down' }],
  ['no change', 'en', '100', '100', false, { text: '0.00%', direction: 'flat' }],
  ['a closed market has no direction', 'en', '98', '100', true, { text: '−2.00%', direction: null }],
  ['no bid yet', 'en', undefined, '100', false, null],
  ['no open yet', 'en', '98', undefined, false, null],
  ['an open of zero is no base', 'en', '98', '0', false, null],
] as const)('in per cent: %s', (_, locale, bid, open, isClosed, change) => {
  expect(planSinceOpen(locale, { bid, open, isClosed }, 'percent')).toEqual(change)
})

test('the difference with its per cent', () => {
  expect(planSinceOpen('en', { bid: '1.10220', open: '1.10000', isClosed: false }, 'both')).toEqual({
    text: '+0.00220 (+0.20%)',
    direction: 'up',
  })
})

test('a difference too small for its per cent still has a direction', () => {
  expect(planSinceOpen('en', { bid: '1.10001', open: '1.10000', isClosed: false }, 'both')).toEqual({
    text: '+0.00001 (0.00%)',
    direction: 'up',
  })
})

test('the change since the poll before has the decimals of the bid', () => {
  expect(planSincePoll('en', { bid: '1.08512', diff: '0' })).toEqual({ text: '0.00000', direction: 'flat' })
  expect(planSincePoll('de', { bid: '98', diff: '-1' })).toEqual({ text: '−1', direction: 'down' })
})
