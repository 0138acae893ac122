import { expect, test } from 'vitest'
import { drawDay, drawingFor, planToday, thinned } from './plan-today.ts'

const drawn = (closes: readonly number[], bid: number) => {
  const day = drawDay(closes, bid)
  return day && planToday(day, bid)
}

test('draws the closes and, at the right edge, the bid', () => {
  expect(drawn([1, 3], 2)).toBe('M0 22L73 0L146 11')
  expect(drawn([5], 5)).toBe('M0 11L146 11')
  expect(drawn([], 5)).toBeNull()
})

test('keeps the scale while the bid fits on it, and makes a new one when it leaves', () => {
  const closes = [1, 3]
  const day = drawDay(closes, 2)
  expect(drawingFor(day, closes, 2.9)).toBe(day)
  expect(drawingFor(day, closes, 3.1)).toMatchObject({ low: 1, high: 3.1 })
  expect(drawingFor(null, closes, 2)).toEqual(day)
})

test.each([
  [0, 0],
  [1, 1],
  [48, 48],
  [49, 25],
  [96, 48],
])('of %d closes %d are drawn, the last among them', (count, kept) => {
  const closes = Array.from({ length: count }, (_, index) => String(index))
  expect(thinned(closes)).toHaveLength(kept)
  expect(thinned(closes).at(-1)).toBe(closes.at(-1))
})

test('draws a year of jumps in the box', () => {
  const closes = Array.from({ length: 400 }, (_, index) => (index % 2 === 0 ? -37.63 : 1e9))
  const heights = [...(drawn(closes, 0) ?? '').matchAll(/ (-?\d+)/g)].map(([, y]) => Number(y))
  expect(Math.min(...heights)).toBe(0)
  expect(Math.max(...heights)).toBe(22)
})
