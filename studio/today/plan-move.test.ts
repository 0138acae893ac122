import { expect, it } from 'vitest'
import { planMove } from './plan-move.ts'

it.each([
  ['j', -1, 3, 0],
  ['k', -1, 3, 2],
  ['ArrowDown', -1, 3, undefined],
  ['j', 0, 3, 1],
  ['ArrowDown', 1, 3, 2],
  ['j', 2, 3, undefined],
  ['k', 0, 3, undefined],
  ['ArrowUp', 2, 3, 1],
  ['j', -1, 0, undefined],
  ['x', 1, 3, undefined],
])('%s on line %i of %i', (key, at, lines, expected) => {
  expect(planMove(key, at, lines)).toBe(expected)
})
