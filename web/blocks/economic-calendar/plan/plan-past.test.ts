import { describe, expect, it } from 'vitest'
import { planPast } from './plan-past.ts'

const day = 86_400_000
const figures = (values: readonly string[], step = 30 * day) =>
  values.map((actual, index) => ({ at: index * step, actual, forecast: null }))
const heights = (...values: string[]) => planPast(figures(values)).bars.map(({ from, to }) => [from, to])

describe('planPast', () => {
  it('draws bars from zero where zero is near', () => {
    expect(heights('1', '2', '4')).toEqual([
      [0, 0.25],
      [0, 0.5],
      [0, 1],
    ])
    expect(heights('-1', '0', '3')).toEqual([
      [0, 0.25],
      [0.25, 0.25],
      [0.25, 1],
    ])
    expect(heights('-4', '-1')).toEqual([
      [0, 1],
      [0.75, 1],
    ])
    expect(planPast(figures(['-1', '3'])).zero).toBe(0.25)
  })

  it('draws marks on their own scale where all are far from zero', () => {
    expect(heights('49', '50', '51')).toEqual([
      [0, 0],
      [0.5, 0.5],
      [1, 1],
    ])
    expect(planPast(figures(['-66', '-64', '-67'])).zero).toBeNull()
  })

  it('draws one figure, and a flat line, in the middle', () => {
    expect(heights('4.25')).toEqual([[0.5, 0.5]])
    expect(heights('2', '2')).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
    ])
    expect(heights('0', '0')).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
    ])
    expect(planPast([]).bars).toEqual([])
  })

  it('knows weekly figures from monthly ones', () => {
    expect(planPast(figures(['1', '2', '3'], 7 * day)).isFrequent).toBe(true)
    expect(planPast(figures(['1', '2', '3'])).isFrequent).toBe(false)
  })
})
