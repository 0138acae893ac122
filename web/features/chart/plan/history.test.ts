import { describe, expect, it } from 'vitest'
import { planScale } from '#web/features/chart/plan-scale.ts'
import { allBars, chartHistoryOf, growHistory, growScale, pollHistory, scaleOf } from './history.ts'
import { bar } from './sample.ts'

const start = Date.UTC(2026, 10, 20, 9, 30)
const quarter = 15 * 60_000
const hours24 = 96 * quarter
const history = chartHistoryOf({
  range: '1d',
  stepMs: quarter,
  from: start + 2 * quarter - hours24,
  to: start + 2 * quarter,
  bars: [bar(start, '1.10', '1.12', '1.09', '1.11'), bar(start + quarter, '1.11', '1.13', '1.10', '1.12')],
})

describe('growHistory', () => {
  it.each([
    ['between', '1.115', ['1.13', '1.10', '1.115']],
    ['a new high', '1.14', ['1.14', '1.10', '1.14']],
    ['a new low', '1.05', ['1.13', '1.05', '1.05']],
    ['below zero', '-3.2', ['1.13', '-3.2', '-3.2']],
  ])('the last bar grows: %s', (_name, bid, expected) => {
    const grown = growHistory(history, { bid, at: start + quarter + 1 }, true)
    expect([grown.last?.high, grown.last?.low, grown.last?.close]).toEqual(expected)
    expect(grown.last?.open).toBe('1.11')
    expect(grown.settled).toBe(history.settled)
  })

  it('a new bar begins once the last is over, in step with it, and the window moves along', () => {
    const at = start + 2 * quarter + 7_000
    const grown = growHistory(history, { bid: '1.2', at }, true)
    expect(grown.last).toEqual({ ...bar(start + 2 * quarter, '1.2', '1.2', '1.2', '1.2') })
    expect(grown.settled.bars).toHaveLength(2)
    expect(grown.settled.to).toBe(at)
    expect(grown.settled.to - grown.settled.from).toBe(hours24)
  })

  it('hours without a poll stay a gap', () => {
    const grown = growHistory(history, { bid: '1.2', at: start + 9.5 * quarter }, true)
    expect(allBars(grown).map(({ at }) => (at - start) / quarter)).toEqual([0, 1, 9])
  })

  it.each([
    ['a bid from before the last bar', { bid: '9', at: start }, true],
    ['a bid of a closed market', { bid: '9', at: start + 3 * quarter }, false],
    ['nonsense', { bid: 'x', at: start + 2 * quarter }, true],
  ])('%s changes nothing', (_name, polled, isOpen) => {
    expect(growHistory(history, polled, isOpen)).toBe(history)
  })

  it('a history without a bar gets its first', () => {
    const empty = chartHistoryOf({ range: '1d', stepMs: quarter, from: start, to: start + 1, bars: [] })
    const grown = growHistory(empty, { bid: '1.5', at: start + 1 }, true)
    expect(allBars(grown)).toEqual([bar(start, '1.5', '1.5', '1.5', '1.5')])
  })
})

describe('the scale', () => {
  it('is the same object until a price leaves it', () => {
    const scale = scaleOf(history, 2)
    const inside = growHistory(history, { bid: '1.13', at: start + quarter + 1 }, true)
    expect(growScale(scale, inside, 2)).toBe(scale)
    const outside = growHistory(history, { bid: '1.15', at: start + quarter + 1 }, true)
    const grown = growScale(scale, outside, 2)
    expect(grown.top).toBeGreaterThanOrEqual(1.15)
    expect((grown.top - scale.top) / scale.step).toBeCloseTo(
      Math.round((grown.top - scale.top) / scale.step),
      6,
    )
  })
  it('of nothing can be drawn', () => {
    const empty = chartHistoryOf({ range: '1d', stepMs: quarter, from: 0, to: 1, bars: [] })
    expect(scaleOf(empty, 5)).toEqual(planScale(0, 0, { digits: 5 }))
  })
})

it('polls are bars of one price, five seconds each', () => {
  const polled = pollHistory([start, start + 5_000], [1.1, 1.2], 5)
  expect(polled.settled).toMatchObject({ range: 'polls', stepMs: 5_000, from: start })
  expect(allBars(polled).map(({ close }) => close)).toEqual(['1.10000', '1.20000'])
})
