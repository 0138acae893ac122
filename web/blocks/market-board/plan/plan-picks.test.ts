import { expect, test } from 'vitest'
import { picked } from './plan-picks.ts'

test.each([
  [[], 'A', ['A']],
  [['A'], 'B', ['A', 'B']],
  [['A', 'B'], 'C', ['B', 'C']],
  [['A', 'B'], 'A', ['B']],
])('%j and a press on %s: %j', (before, symbol, expected) => {
  expect(picked(before, symbol)).toEqual(expected)
})
