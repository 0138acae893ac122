import { expect, test } from 'vitest'
import { planComparison } from './plan-compare.ts'

const box = { width: 100, height: 100 }
const course = (from: number, bids: readonly string[], at = bids.map((_, index) => from + index * 10)) => ({
  from,
  at,
  bids,
})

test('both in per cent of their first bid, on one scale from line to line', () => {
  const drawn = planComparison(course(0, ['100', '101', '102']), course(0, ['1', '1', '0.99']), box)
  expect(drawn).toMatchObject({ from: 0, to: 20, top: 2, bottom: -1 })
  expect(drawn?.lines.map(({ percent }) => percent)).toEqual([2, 1, 0, -1])
  expect(drawn?.first).toEqual({ path: 'M0 66.7L50 33.3L100 0', end: { x: 100, y: 0, percent: 2 } })
  expect(drawn?.second.end.percent).toBeCloseTo(-1)
})

test('a session that opened earlier is drawn from where the other begins', () => {
  const drawn = planComparison(course(0, ['90', '100', '110', '120']), course(10, ['50', '51', '52']), box)
  expect(drawn?.from).toBe(10)
  expect(drawn?.first.end.percent).toBeCloseTo(20)
})

test('prices that stand still have a scale, and one below zero rises as its figure does', () => {
  expect(planComparison(course(0, ['5', '5']), course(0, ['7', '7']), box)).toMatchObject({
    top: 0.01,
    bottom: -0.01,
  })
  expect(planComparison(course(0, ['-10', '-9']), course(0, ['5', '5']), box)?.first.end.percent).toBeCloseTo(
    10,
  )
})

test.each([
  ['one bid only', course(0, ['1']), course(0, ['1', '2'])],
  ['none', course(0, []), course(0, [])],
  ['none since the other opened', course(0, ['1', '2']), course(100, ['1', '2'])],
])('%s: nothing to draw', (_case, one, other) => {
  expect(planComparison(one, other, box)).toBeNull()
})
