import { describe, expect, it } from 'vitest'
import { barOf, type KeptBar, keptBar, mergeBars } from './plan-merge.ts'

const at = Date.parse('2026-11-18T12:00:00Z')
const now = at + 3_600_000
const bar = { at, open: '1.10', high: '1.12', low: '1.09', close: '1.11', count: 3 }

describe('keptBar', () => {
  it.each([
    ['an ordinary bar', {}],
    ['a negative price', { open: '-37.63', high: '-1.00', low: '-40.32', close: '-13.10' }],
    ['from below to above zero', { open: '-0.05', high: '0.05', low: '-0.10', close: '0.00' }],
    ['prices of 1e-6', { open: '0.000001', high: '0.000002', low: '0.000001', close: '0.000002' }],
    ['prices of 1e9', { open: '1000000000', high: '1400000000', low: '1000000000', close: '1200000000' }],
    ['a flat line', { open: '7', high: '7', low: '7', close: '7', count: 0 }],
  ])('keeps %s to the digit', (_name, change) => {
    const given = { ...bar, ...change }
    const kept = keptBar('1m', given, now)
    expect(kept && barOf(kept)).toEqual(given)
  })

  it('writes all prices of a bar with the digits of the longest', () => {
    const kept = keptBar('1m', { ...bar, open: '1.1' }, now)
    expect(kept && barOf(kept).open).toBe('1.10')
  })

  it.each([
    ['a high below the low', { high: '1.08' }],
    ['a high below the close', { high: '1.105' }],
    ['a low above the opening', { low: '1.105' }],
    ['a negative count', { count: -1 }],
    ['a broken count', { count: 1.5 }],
    ['no price', { close: '' }],
    ['words', { close: 'NaN' }],
    ['an exponent', { close: '1e5' }],
    ['more digits than a number holds', { open: '1.1000000000000001' }],
    ['a start within a minute', { at: at + 1 }],
    ['the future', { at: now + 60_000 }],
    ['a time before 1970', { at: -60_000 }],
    ['no time', { at: Number.NaN }],
  ])('refuses %s', (_name, change) => {
    expect(keptBar('1m', { ...bar, ...change }, now)).toBeNull()
  })

  it('takes a day that begins at 17:00 in New York, and no other', () => {
    expect(keptBar('1d', { ...bar, at: Date.parse('2026-11-17T22:00:00Z') }, now)).not.toBeNull()
    expect(keptBar('1d', { ...bar, at: Date.parse('2026-11-18T00:00:00Z') }, now)).toBeNull()
  })
})

const kept = (change: Partial<KeptBar>): KeptBar => ({
  at: 0,
  digits: 2,
  open: 110,
  high: 112,
  low: 109,
  close: 111,
  count: 1,
  first: 0,
  last: 15,
  ...change,
})

describe('mergeBars', () => {
  it.each([
    [
      'a later part brings the close',
      { first: 10, last: 20, open: 1, close: 120, high: 125, low: 119 },
      [110, 125, 109, 120],
    ],
    [
      'an earlier part brings the opening',
      { first: -5, last: 5, open: 100, close: 101, high: 101, low: 99 },
      [100, 112, 99, 111],
    ],
    [
      'a part within brings extremes alone',
      { first: 3, last: 9, open: 1, close: 1, high: 113, low: 100 },
      [110, 113, 100, 111],
    ],
  ])('%s', (_name, change, expected) => {
    const merged = mergeBars(kept({}), kept(change), 2)
    expect(merged && [merged.open, merged.high, merged.low, merged.close]).toEqual(expected)
  })

  it('writes prices of different digits with the longer ones', () => {
    expect(
      mergeBars(kept({}), kept({ digits: 3, high: 1_125, open: 1_110, low: 1_110, close: 1_111 }), 2),
    ).toMatchObject({
      digits: 3,
      open: 1_100,
      high: 1_125,
    })
  })
})
