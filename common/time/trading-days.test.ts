import { describe, expect, it } from 'vitest'
import { tradingDayOf, tradingWeekOf } from './trading-days.ts'

const written = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((at) => new Date(at).toISOString().slice(0, 16))

describe('tradingDayOf', () => {
  it.each([
    ['a Wednesday in winter', '2026-11-18T12:00:00Z', '2026-11-17T22:00', '2026-11-18T22:00'],
    ['a Wednesday in summer', '2026-07-15T12:00:00Z', '2026-07-14T21:00', '2026-07-15T21:00'],
    ['the last instant of a day', '2026-11-18T21:59:59.999Z', '2026-11-17T22:00', '2026-11-18T22:00'],
    ['the first instant of a day', '2026-11-18T22:00:00Z', '2026-11-18T22:00', '2026-11-19T22:00'],
    ['Friday', '2026-11-20T12:00:00Z', '2026-11-19T22:00', '2026-11-22T22:00'],
    [
      'Friday after 17:00, where London still trades',
      '2026-11-20T22:30:00Z',
      '2026-11-19T22:00',
      '2026-11-22T22:00',
    ],
    ['Saturday', '2026-11-21T23:00:00Z', '2026-11-19T22:00', '2026-11-22T22:00'],
    ['Sunday evening, a new week', '2026-11-22T22:05:00Z', '2026-11-22T22:00', '2026-11-23T22:00'],
    // Clocks go forward on 8 March 2026, back on 1 November: a weekend of 71 and one of 73 hours.
    ['the Friday before summer time', '2026-03-06T12:00:00Z', '2026-03-05T22:00', '2026-03-08T21:00'],
    ['the Monday of summer time', '2026-03-09T12:00:00Z', '2026-03-08T21:00', '2026-03-09T21:00'],
    ['the Friday before winter time', '2026-10-30T12:00:00Z', '2026-10-29T21:00', '2026-11-01T22:00'],
    ['the Monday of winter time', '2026-11-02T12:00:00Z', '2026-11-01T22:00', '2026-11-02T22:00'],
  ])('%s', (_name, instant, from, to) => {
    expect(written(tradingDayOf(Date.parse(instant)))).toEqual([from, to])
  })

  it('leaves no instant of two years out and none twice', () => {
    const end = Date.parse('2027-12-31T00:00:00Z')
    for (let day = tradingDayOf(Date.parse('2026-01-01T00:00:00Z')); day.to < end; ) {
      const next = tradingDayOf(day.to)
      expect(next.from).toBe(day.to)
      expect(tradingDayOf(day.to - 1)).toEqual(day)
      day = next
    }
  })
})

describe('tradingWeekOf', () => {
  it.each([
    ['Wednesday', '2026-11-18T12:00:00Z', '2026-11-15T22:00', '2026-11-22T22:00'],
    ['Saturday', '2026-11-21T12:00:00Z', '2026-11-15T22:00', '2026-11-22T22:00'],
    ['the week that ends with summer time', '2026-03-04T12:00:00Z', '2026-03-01T22:00', '2026-03-08T21:00'],
  ])('%s', (_name, instant, from, to) => {
    expect(written(tradingWeekOf(Date.parse(instant)))).toEqual([from, to])
  })
})
