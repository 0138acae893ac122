import { expect, test } from 'vitest'
import { planStairsDrawing } from './plan-stairs-drawing.ts'

const box = { left: 0, right: 100, top: 20, bottom: 120 }

test('a charge goes down from zero, a credit up', () => {
  expect(planStairsDrawing([-1, -4], [0.5, 1], box)).toEqual({
    long: 'M0 40V60H50V120H100',
    short: 'M0 40V30H50V20H100',
    zeroY: 40,
    nightXs: [25, 75],
    longY: 120,
    shortY: 20,
  })
})

test.each([
  [[-1], [-0.9], 'both are charges of nearly the same size'],
  [[-1], [-1], 'both are the same'],
  [[0.1], [0.2], 'both are credits'],
  [[0], [0], 'both are nothing'],
])('long %j and short %j: the sums at the end stand apart and inside, for %s', (long, short) => {
  const { longY, shortY } = planStairsDrawing(long, short, box)
  expect(Math.abs(longY - shortY)).toBeGreaterThanOrEqual(42)
  for (const y of [longY, shortY]) {
    expect(y).toBeGreaterThanOrEqual(box.top)
    expect(y).toBeLessThanOrEqual(box.bottom)
  }
})
