import { expect, it } from 'vitest'
import { planStep } from './plan-step.ts'

it.each([
  ['begins with the first', [false, false], -1, 1, 0],
  ['stays with what was not seen on both sides', [false, false], 0, 1, 0],
  ['goes on from what was seen', [true, false], 0, 1, 1],
  ['goes back', [true, true], 1, -1, 0],
  ['begins anew after the last', [true, true], 1, 1, 0],
  ['goes from the first to the last', [true, true], 0, -1, 1],
] as const)('%s', (_what, seen, at, by, next) => {
  expect(planStep(seen, at, by)).toBe(next)
})
