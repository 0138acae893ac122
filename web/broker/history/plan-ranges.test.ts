import { describe, expect, it } from 'vitest'
import { barsOfRange, beginOf } from './plan-ranges.ts'

const hour = 3_600_000
const at = (text: string) => Date.parse(text)
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16)
const flat = (begin: number, price: string) => ({
  at: begin,
  open: price,
  high: price,
  low: price,
  close: price,
  count: 2,
})

describe('beginOf', () => {
  const now = at('2026-11-18T12:07:30Z')
  it.each([
    ['1d', now, now - 60_000 * 7.5, '2026-11-17T12:00'],
    ['1d', now, null, '2026-11-17T12:00'],
    // On Sunday a day still shows the last hours of Friday.
    ['1d', at('2026-11-22T12:00:00Z'), at('2026-11-20T21:45:00Z'), '2026-11-19T22:00'],
    ['1w', now, null, '2026-11-11T12:00'],
    // 18 October 2026 is a Sunday: at noon the trading day is still Friday's.
    ['1m', now, null, '2026-10-15T21:00'],
    ['1y', now, null, '2025-11-16T22:00'],
  ] as const)('%s', (range, instant, last, expected) => {
    expect(iso(beginOf(range, instant, last))).toBe(expected)
  })
})

describe('barsOfRange', () => {
  it('makes two hours of hours, one where the other is missing', () => {
    const begin = at('2026-11-18T10:00:00Z')
    const bars = [flat(begin, '1.0'), flat(begin + hour, '2.0'), flat(begin + 3 * hour, '3.0')]
    expect(barsOfRange('1w', bars)).toEqual([
      { at: begin, open: '1.0', high: '2.0', low: '1.0', close: '2.0', count: 4 },
      { ...flat(begin + 2 * hour, '3.0') },
    ])
  })

  it('makes weeks of days across a change of the clocks', () => {
    const days = ['2026-10-29T21:00', '2026-11-01T22:00', '2026-11-02T22:00'].map((text, index) =>
      flat(at(`${text}:00Z`), `1.${index}`),
    )
    expect(barsOfRange('1y', days).map((bar) => [iso(bar.at), bar.open, bar.close])).toEqual([
      ['2026-10-25T21:00', '1.0', '1.0'],
      ['2026-11-01T22:00', '1.1', '1.2'],
    ])
  })

  it('leaves gaps, and makes nothing of nothing', () => {
    expect(barsOfRange('1d', [])).toEqual([])
    const bars = [flat(at('2026-11-18T10:00:00Z'), '1'), flat(at('2026-11-20T10:00:00Z'), '2')]
    expect(barsOfRange('1d', bars)).toEqual(bars)
  })
})
