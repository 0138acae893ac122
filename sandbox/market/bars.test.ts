import { describe, expect, it } from 'vitest'
import { eventsBetween } from '#sandbox/calendar/events.ts'
import { barsFrom, type Interval } from './bars.ts'
import { instruments } from './instruments.ts'
import { quotesAt } from './quotes.ts'

const minute = 60_000
const day = 1_440 * minute
const now = Date.parse('2026-11-25T12:34:56Z')
const named = (symbol: string) => instruments.filter((one) => one.symbol === symbol)
const bidAt = (symbol: string, instant: number) => quotesAt('test', named(symbol), instant)[0]?.bid
const bars = (symbol: string, interval: Interval, from: number, until = now) =>
  named(symbol).flatMap((one) => barsFrom('test', one, interval, { from, now: until, most: 1_500 }))

const range = ({ high, low }: { high: string; low: string }) => Number(high) - Number(low)

describe('bars of the sandbox', () => {
  it.each(['EURUSD', 'XAUUSD', 'UKOIL', 'HK50', 'GER30'])(
    'of %s hold the quotes of their minutes',
    (symbol) => {
      for (const { at, open, high, low, close } of bars(symbol, '15m', now - 2 * day)) {
        const begin = quotesAt('test', named(symbol), at)[0]
        if (begin?.isOpen) expect(begin.bid).toBe(open)
        for (let instant = at; instant < Math.min(at + 15 * minute, now); instant += minute) {
          const [quote] = quotesAt('test', named(symbol), instant)
          if (!quote?.isOpen) continue
          expect(Number(quote.bid)).toBeGreaterThanOrEqual(Number(low))
          expect(Number(quote.bid)).toBeLessThanOrEqual(Number(high))
        }
        expect(close).toBe(bidAt(symbol, Math.min(at + 15 * minute - 1_000, now)))
      }
    },
  )

  it('end with the quote of now, and a day opens where QF1002 says', () => {
    for (const interval of ['1m', '5m', '15m', '1h', '1d'] as const)
      expect(bars('EURUSD', interval, now - (interval === '1m' ? 1 : 3) * day).at(-1)?.close).toBe(
        bidAt('EURUSD', now),
      )
    expect(bars('EURUSD', '1d', now - 3 * day).at(-1)?.open).toBe(
      quotesAt('test', named('EURUSD'), now)[0]?.open,
    )
  })

  it('of a day hold its hours, of an hour its quarters', () => {
    const hours = bars('USDJPY', '1h', now - 4 * day)
    for (const { at, high, low } of bars('USDJPY', '1d', now - 3 * day)) {
      const within = hours.filter((hour) => hour.at >= at && hour.at < at + day)
      expect(within.length).toBeGreaterThan(10)
      expect(Math.max(...within.map((hour) => Number(hour.high)))).toBeGreaterThanOrEqual(Number(high))
      expect(Math.min(...within.map((hour) => Number(hour.low)))).toBeLessThanOrEqual(Number(low))
    }
  })

  it('are none while the market is closed', () => {
    const saturday = Date.parse('2026-11-21T00:00:00Z')
    expect(bars('EURUSD', '1m', saturday, saturday + day)).toEqual([])
    const lunch = Date.parse('2026-11-18T04:00:00Z')
    expect(bars('HK50', '15m', lunch, lunch + 59 * minute)).toEqual([])
    expect(
      bars('XAUUSD', '1d', Date.parse('2026-12-24T23:00:00Z'), Date.parse('2026-12-25T20:00:00Z')),
    ).toEqual([])
  })

  it('reach two years back and no further, in days of 17:00 in New York', () => {
    const days = bars('GBPUSD', '1d', 0)
    expect(days.length).toBeGreaterThan(510)
    expect(days[0]?.at).toBeGreaterThanOrEqual(now - 731 * day)
    const hours = new Set(days.map(({ at }) => new Date(at).getUTCHours()))
    expect([...hours].toSorted((a, b) => a - b)).toEqual([21, 22])
  })

  it('show the news of the calendar in the minute it comes', () => {
    const [strongest] = eventsBetween('test', now - 20 * day, now - 2 * day)
      .filter(({ release }) => release.importance === 3 && release.currency === 'USD')
      .toSorted((a, b) => Math.abs(b.figures.surprise) - Math.abs(a.figures.surprise))
    const at = Math.floor((strongest?.at ?? 0) / minute) * minute
    const around = bars('EURUSD', '1m', at - 30 * minute, at + minute - 1)
    const usual = around.slice(0, -1).map(range)
    expect(range(around.at(-1) ?? { high: '0', low: '0' })).toBeGreaterThan(1.5 * Math.max(...usual))
  })

  it('are as many as asked for', () => {
    const [eurusd] = named('EURUSD')
    expect(eurusd && barsFrom('test', eurusd, '1m', { from: now - day, now, most: 10 })).toHaveLength(10)
  })
})
