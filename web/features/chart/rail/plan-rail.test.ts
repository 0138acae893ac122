import { describe, expect, it } from 'vitest'
import { askOf, extendDay, leftText, placeAt, planDayRule } from './plan-rail.ts'

it.each([
  ['1.15847', '0.6', '0.0001', '1.15853'],
  ['162.304', '1.2', '0.01', '162.316'],
  ['-37.63', '3', '0.01', '-37.60'],
  ['20411.0', '1.5', '1', '20412.5'],
  ['0.00000123', '0.5', '0.0000001', '0.00000128'],
  ['1.15847', '0.6', '', null],
])('the ask of %s at %s pips of %s is %s', (bid, spread, pip, ask) => {
  expect(askOf(bid, spread, pip)).toBe(ask)
})

describe('planDayRule', () => {
  const day = { low: '10', high: '20', open: '12.5' }
  it.each([
    ['between', '15', { open: 25, bid: 50 }],
    ['a bid above the known high is the high', '30', { open: 12.5, bid: 100 }],
    ['a bid below the known low is the low', '5', { open: 50, bid: 0 }],
  ])('%s', (_name, bid, rule) => {
    expect(planDayRule(day, bid)).toEqual(rule)
  })
  it('a flat day stands in the middle', () => {
    expect(planDayRule({ low: '1', high: '1', open: '1' }, '1')).toEqual({ open: 50, bid: 50 })
  })
})

describe('extendDay', () => {
  const day = { from: 1, open: '9.5', low: '9', high: '10' }
  it.each([
    ['a price within', 1, '9.7', day],
    ['a higher one, of one digit more', 1, '10.1', { ...day, high: '10.1' }],
    ['a lower one', 1, '8.9', { ...day, low: '8.9' }],
    ['one of the next day', 2, '9.7', { from: 2, open: '9.7', low: '9.7', high: '9.7' }],
  ])('%s', (_name, from, price, extended) => {
    expect(extendDay(day, from, price)).toEqual(extended)
  })
})

it.each([
  [5_000, '1 min'],
  [59 * 60_000, '59 min'],
  [12 * 3_600_000 + 8 * 60_000, '12 h 8 min'],
  [47 * 3_600_000, '47 h 0 min'],
  [51 * 3_600_000, '2 d 3 h'],
  [-1, '0 min'],
])('%i ms are %s', (ms, text) => {
  const words = {
    left: '{{hours}} h {{minutes}} min',
    leftDays: '{{days}} d {{hours}} h',
    leftMinutes: '{{minutes}} min',
  }
  expect(leftText(ms, words)).toBe(text)
})

it.each([
  ['2026-11-20T03:00:00Z', 'tokyo'],
  ['2026-11-20T08:30:00Z', 'london'],
  ['2026-11-20T14:00:00Z', 'newYork'],
  // New York keeps summer time until November, London only until the last Sunday of October.
  ['2026-10-28T12:30:00Z', 'newYork'],
  ['2026-11-20T22:30:00Z', null],
  ['2026-11-21T10:00:00Z', null],
])('at %s %s is at work', (at, place) => {
  expect(placeAt(Date.parse(at))).toBe(place)
})
