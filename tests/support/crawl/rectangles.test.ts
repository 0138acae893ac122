import { expect, it } from 'vitest'
import { moved, type Rectangles } from './rectangles.ts'

it('a block that moved by more than 2 px is told, one that stayed is not', () => {
  const was: Rectangles = { a: [0, 0, 100, 50], b: [0, 50, 100, 50] }
  expect(moved(was, { a: [0, 2, 100, 48], b: [0, 50, 100, 50] })).toEqual([])
  expect(moved(was, { a: [0, 0, 100, 53], c: [0, 50, 100, 50] })).toEqual([
    'a: 0 0 100 50 → 0 0 100 53',
    'b: gone',
    'c: new',
  ])
})
