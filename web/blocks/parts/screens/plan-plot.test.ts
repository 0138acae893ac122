import { describe, expect, it } from 'vitest'
import { type Bar, lastBars, planPlot, sampleBars } from './plan-plot.ts'

const quarter = 900_000

const bar = (at: number, open: string, high: string, low: string, close: string): Bar => ({
  at,
  open,
  high,
  low,
  close,
  count: 1,
})

describe('sampleBars', () => {
  it.each([
    ['a rise', '1.15847', 0.19],
    ['a fall', '4063.18', -0.45],
    ['no change', '100.00', 0],
    ['a very small price', '0.000001', 2],
    ['below zero', '-37.63', -300],
  ])('%s ends at its price, and no body leaves its wick', (_name, last, change) => {
    const bars = sampleBars(last, change)
    expect(bars).toHaveLength(40)
    expect(bars.at(-1)?.close).toBe(last)
    expect(Math.sign(Number(last) - Number(bars[0].open))).toBeOneOf(change < 0 ? [-1, 0] : [1, 0])
    for (const { open, high, low, close } of bars) {
      expect(Number(high)).toBeGreaterThanOrEqual(Math.max(Number(open), Number(close)))
      expect(Number(low)).toBeLessThanOrEqual(Math.min(Number(open), Number(close)))
    }
  })
})

describe('lastBars', () => {
  const history = (count: number, step = quarter) =>
    Array.from({ length: count }, (_, index) => bar(index * step, '1', '1', '1', '1'))

  it.each([
    ['none', history(0), null],
    ['too few', history(20), null],
    ['enough', history(22), 22],
    ['a whole day: the last ten hours', history(96), 40],
    ['with long gaps: too few in the last ten hours', history(60, 8 * quarter), null],
  ])('%s', (_name, bars, count) => {
    expect(lastBars(bars)?.length ?? null).toBe(count)
  })
})

describe('planPlot', () => {
  const plan = planPlot(
    [bar(3_600_000, '10.0', '14.0', '8.0', '12.0'), bar(3_600_000 + quarter, '12.0', '13.0', '9.0', '10.0')],
    1,
  )

  it('has a body for each bar, by how it closed, and wicks on both sides', () => {
    expect(plan.paths.hollow.match(/z/g)).toHaveLength(1)
    expect(plan.paths.filled.match(/z/g)).toHaveLength(1)
    expect(plan.paths.wicks.match(/M/g)).toHaveLength(4)
  })

  it('leaves room for what is still to come, and says where the last close lies', () => {
    expect(plan.last.right).toBeCloseTo((100 * 40) / 47, 1)
    expect(plan.last.down).toBeGreaterThan(50)
    expect(plan.last.down).toBeLessThan(100)
  })

  it('has lines at round prices, none at an edge', () => {
    expect(plan.grid.map(({ text }) => text)).toEqual(['8', '9', '10', '11', '12', '13', '14'])
    for (const { down } of plan.grid) {
      expect(down).toBeGreaterThan(4)
      expect(down).toBeLessThan(96)
    }
  })

  it('labels every second hour of UTC up to the last bar', () => {
    expect(planPlot(sampleBars('1.15847', 0.19), 5).hours.map(({ text }) => text)).toEqual([
      '0200',
      '0400',
      '0600',
      '0800',
      '1000',
    ])
  })

  it('draws a morning on which nothing moved', () => {
    expect(planPlot([bar(0, '5.00', '5.00', '5.00', '5.00')], 2).last.down).toBe(50)
  })
})
