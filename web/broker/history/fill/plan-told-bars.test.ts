import { describe, expect, it } from 'vitest'
import { judgeTold } from './plan-told-bars.ts'

const hour = 3_600_000
const now = Date.parse('2026-11-18T12:30:00Z')
const from = now - 10 * hour
const row = (hours: number, change = {}) => ({
  time: new Date(Date.parse('2026-11-18T12:00:00Z') + hours * hour).toISOString(),
  open: '1.10',
  high: '1.12',
  low: '1.09',
  close: '1.11',
  ...change,
})
const judge = (list: unknown, change = {}) =>
  judgeTold('EURUSD', { step: '1h', from }, { name: 'EURUSD', interval: '1h', list, ...change }, now)

describe('judgeTold', () => {
  it('takes sound bars, numbers too, and the one that is not over', () => {
    const { bars, complaint } = judge([row(-1, { close: 1.1, count: 7 }), row(0)])
    expect(complaint).toBeNull()
    expect(bars.map(({ close, count }) => [close, count])).toEqual([
      ['1.1', 7],
      ['1.11', 0],
    ])
  })

  it.each([
    ['a high below the low', row(-1, { high: '1.00' })],
    ['a price of zero', row(-1, { low: '0.00' })],
    ['a negative count', row(-1, { count: -5 })],
    ['the future', row(1)],
    ['a time before the question', row(-11)],
    ['a start within the hour', row(-0.5)],
  ])('leaves out a bar with %s, and keeps the others', (_name, wrong) => {
    const list = [row(-2), wrong].toSorted((a, b) => a.time.localeCompare(b.time))
    const { bars, complaint } = judge(list)
    expect(bars.map(({ at }) => at)).toEqual([Date.parse(row(-2).time)])
    expect(complaint).toBe('1 of 2 bars are not sound')
  })

  it.each([
    ['bars out of order', [row(-1), row(-2)], {}, 'its bars are not in order'],
    ['the same bar twice', [row(-1), row(-1)], {}, 'its bars are not in order'],
    ['another instrument', [row(-1)], { name: 'USDJPY' }, 'it is of USDJPY and 1h'],
    ['another length', [row(-1)], { interval: '1m' }, 'it is of EURUSD and 1m'],
    ['no list', null, {}, 'it has another shape'],
    ['a bar without a close', [row(-1, { close: undefined })], {}, 'it has another shape'],
    ['prices in words', [row(-1, { close: 'high' })], {}, 'it has another shape'],
    ['thousands of bars', Array.from({ length: 2_001 }, () => row(-1)), {}, 'it has another shape'],
  ])('refuses an answer with %s', (_name, list, change, complaint) => {
    expect(judge(list, change)).toEqual({ bars: [], complaint })
  })
})
