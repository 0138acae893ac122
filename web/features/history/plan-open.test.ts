import { expect, it } from 'vitest'
import { isOpenBy } from './plan-open.ts'

const isOpen = isOpenBy([
  {
    symbol: 'EURUSD',
    assetClass: 'forex',
    hours: { tz: 'America/New_York', sessions: 'Sun 17:05 - Fri 16:55', dailyBreak: '16:59-17:05' },
  },
  {
    symbol: 'HK50',
    assetClass: 'indices',
    hours: {
      tz: 'Asia/Hong_Kong',
      sessions: 'Mon-Fri 09:15-12:00, 13:00-16:30, 17:15-03:00(+1)',
      dailyBreak: null,
    },
  },
  { symbol: 'ODD', assetClass: 'forex', hours: { tz: 'UTC', sessions: 'by appointment', dailyBreak: null } },
  { symbol: 'BARE', assetClass: 'forex', hours: null },
])

it.each([
  ['EURUSD', 'a Wednesday', '2026-11-18T12:00:00Z', true],
  ['EURUSD', 'the daily break in winter', '2026-11-18T22:02:00Z', false],
  ['EURUSD', 'the same hour in summer', '2026-07-15T22:02:00Z', true],
  ['EURUSD', 'the daily break in summer', '2026-07-15T21:02:00Z', false],
  ['EURUSD', 'Friday after the close', '2026-11-20T21:55:00Z', false],
  ['EURUSD', 'Saturday', '2026-11-21T12:00:00Z', false],
  ['EURUSD', 'the Sunday on which clocks go forward', '2026-03-08T21:06:00Z', true],
  ['EURUSD', 'Christmas', '2026-12-25T12:00:00Z', false],
  ['HK50', 'lunch', '2026-11-18T04:30:00Z', false],
  ['HK50', 'the evening session after midnight', '2026-11-18T18:30:00Z', true],
  ['HK50', 'the lunar new year', '2026-02-17T02:00:00Z', false],
  ['ODD', 'hours in words', '2026-11-18T12:00:00Z', null],
  ['BARE', 'no hours', '2026-11-18T12:00:00Z', null],
  ['GONE', 'no document any more', '2026-11-18T12:00:00Z', null],
])('%s, %s', (symbol, _name, instant, expected) => {
  expect(isOpen(symbol, Date.parse(instant))).toBe(expected)
})
