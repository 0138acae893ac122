import { describe, expect, it } from 'vitest'
import type { ChartRange } from './history.ts'
import { planTicks, planWindow, shareOf } from './window.ts'

const at = (text: string) => Date.parse(text)
const quarter = 15 * 60_000

const labels = (range: ChartRange, zone: string, from: string, until: string) =>
  planTicks({ from: at(from), until: at(until), stepMs: quarter }, range, zone, 'en')
    .filter(({ label }) => label)
    .map(({ label }) => label)

describe('the ticks stand at round hours of the zone', () => {
  it.each([
    ['UTC', ['1200', '1400', '1600']],
    ['Europe/Warsaw', ['1200', '1400', '1600', '1800']],
    // 10:10 to 17:50 UTC is 15:55 to 23:35: the label of 16:00 would stand half outside.
    ['Asia/Kathmandu', ['1800', '2000', '2200']],
    // And 21:10 to 04:50 in the summer of Lord Howe, half an hour ahead of its winter.
    ['Australia/Lord_Howe', ['2200', '0000', '0200', '0400']],
  ])('%s', (zone, expected) => {
    expect(labels('1d', zone, '2026-11-20T10:10:00Z', '2026-11-20T17:50:00Z').slice(0, 4)).toEqual(expected)
  })

  it('across the half hour that Lord Howe puts its clocks forward', () => {
    // On 4 October 2026 at 02:00 its clocks go to 02:30.
    const window = { from: at('2026-10-03T12:00:00Z'), until: at('2026-10-03T20:00:00Z'), stepMs: quarter }
    const ticks = planTicks(window, '1d', 'Australia/Lord_Howe', 'en')
    expect(ticks.map(({ label }) => label)).toEqual(['0000', '0200', '0400', '0600'])
    expect(new Set(ticks.map(({ x }) => x)).size).toBe(4)
  })

  it('days, Mondays and months', () => {
    expect(labels('1w', 'UTC', '2026-11-13T12:00:00Z', '2026-11-20T12:00:00Z')).toEqual([
      'Sat',
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
    ])
    expect(labels('1m', 'Asia/Tokyo', '2026-10-21T00:00:00Z', '2026-11-20T12:00:00Z')).toEqual([
      '26 Oct',
      '2 Nov',
      '9 Nov',
      '16 Nov',
    ])
    expect(labels('1y', 'UTC', '2025-11-21T00:00:00Z', '2026-11-20T12:00:00Z').slice(0, 3)).toEqual([
      'Dec',
      'Jan',
      'Feb',
    ])
  })
})

describe('planWindow', () => {
  const settled = { stepMs: quarter, from: 0, to: 96 * quarter, bars: [], lastAt: 95 * quarter }
  it('leaves six hours ahead of a day, and one step after other ranges', () => {
    expect(planWindow({ ...settled, range: '1d' }).until).toBe(120 * quarter)
    expect(planWindow({ ...settled, range: '1w' }).until).toBe(97 * quarter)
  })
  it('begins with a bar that began before', () => {
    expect(
      planWindow({
        ...settled,
        range: '1y',
        bars: [{ at: -quarter, open: '1', high: '1', low: '1', close: '1', count: 1 }],
      }).from,
    ).toBe(-quarter)
  })
  it('has room for one bar alone', () => {
    expect(planWindow({ ...settled, range: 'polls', to: 0, lastAt: 0 })).toEqual({
      from: 0,
      until: 8 * quarter,
      stepMs: quarter,
    })
  })
})

it('a place outside of the window is at its edge', () => {
  const window = { from: 100, until: 200, stepMs: 10 }
  expect([50, 100, 125, 300].map((instant) => shareOf(window, instant))).toEqual([0, 0, 25, 100])
})
