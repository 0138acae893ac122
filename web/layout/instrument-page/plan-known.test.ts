import { expect, test } from 'vitest'
import { planKnown } from './plan-known.ts'

const bar = (at: number, close: string) => ({ at, open: '1', high: '2', low: '1', close, count: 9 })
const courses = new Map([
  ['EURUSD', ['1.15', '1.16']],
  ['USDJPY', ['150.1']],
  ['GBPUSD', []],
])

test('the last closes, dated by the end of the instrument’s last bar', () => {
  const history = { symbol: 'USDJPY', stepMs: 900, bars: [bar(1_000, '150.0'), bar(1_900, '150.2')] }
  expect(planKnown(history, courses, 9_000)).toEqual({
    at: 2_800,
    bids: { EURUSD: '1.16', USDJPY: '150.2' },
  })
  // A bar that is still open ends now.
  expect(planKnown(history, courses, 2_000)?.at).toBe(2_000)
})

test('without a bar nothing is known', () => {
  expect(planKnown({ symbol: 'USDJPY', stepMs: 900, bars: [] }, courses, 9_000)).toBeNull()
})
