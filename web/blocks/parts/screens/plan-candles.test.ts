import { describe, expect, it } from 'vitest'
import { planCandles, sampleCandles } from './plan-candles.ts'

describe('sampleCandles', () => {
  it.each([
    ['a rise', 1.15847, 0.19],
    ['a fall', 4063.18, -0.45],
    ['no change', 100, 0],
    ['a very small price', 1e-6, 2],
    ['below zero', -37.63, -300],
  ])('%s ends at its price, and no body leaves its wick', (_name, last, change) => {
    const candles = sampleCandles(last, change)
    expect(candles).toHaveLength(40)
    expect(candles.at(-1)?.close).toBe(last)
    const first = candles[0].open
    expect(Math.sign(last - first)).toBe(change < 0 ? -1 : 1)
    for (const { open, high, low, close } of candles) {
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close))
      expect(low).toBeLessThanOrEqual(Math.min(open, close))
    }
  })
})

describe('planCandles', () => {
  const drawing = planCandles(
    [
      { open: 10, high: 14, low: 8, close: 12 },
      { open: 12, high: 13, low: 9, close: 10 },
    ],
    1,
  )

  it('has a wick on both sides of each body, and bodies by how they closed', () => {
    expect(drawing.wicks.split('M')).toHaveLength(5)
    expect(drawing.rising.match(/z/g)).toHaveLength(1)
    expect(drawing.falling.match(/z/g)).toHaveLength(1)
  })

  it('leaves room for what is still to come, and says where the last close lies', () => {
    expect(drawing.last.right).toBe(86)
    expect(drawing.last.down).toBeGreaterThan(50)
    expect(drawing.last.down).toBeLessThan(100)
  })

  it('has lines at round prices, none at an edge', () => {
    expect(drawing.grid.map(({ text }) => text)).toEqual(['8', '9', '10', '11', '12', '13', '14'])
    for (const { down } of drawing.grid) {
      expect(down).toBeGreaterThan(4)
      expect(down).toBeLessThan(96)
    }
  })

  it('draws a day on which nothing moved', () => {
    const still = { open: 5, high: 5, low: 5, close: 5 }
    expect(planCandles([still], 2)).toMatchObject({
      rising: expect.stringMatching(/^M[\d. ]+h/),
      last: { down: 50 },
    })
  })
})
