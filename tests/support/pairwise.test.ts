import { expect, test } from 'vitest'
import { allCombinations, pairwise, randomOf } from './pairwise.ts'

const factors = {
  language: ['en', 'de', 'pl'],
  width: [390, 768, 1440],
  theme: ['light', 'dark'],
  state: ['a', 'b', 'c', 'd'],
}

test('every pair of values occurs, in far fewer rows than there are combinations', () => {
  for (const seed of [1, 2, 3, 4_000_000_000]) {
    const rows = pairwise(factors, seed)
    expect(rows.length).toBeLessThan(allCombinations(factors, () => true).length / 3)
    for (const language of factors.language)
      for (const state of factors.state)
        expect(rows.some((row) => row.language === language && row.state === state)).toBe(true)
    for (const width of factors.width)
      for (const theme of factors.theme)
        expect(rows.some((row) => row.width === width && row.theme === theme)).toBe(true)
  }
})

test('what is not allowed never occurs, and its pairs are not asked for', () => {
  const rows = pairwise(factors, 7, ({ state, width }) => state !== 'd' || width === 390)
  expect(rows.filter(({ state }) => state === 'd').length).toBeGreaterThan(0)
  expect(rows.filter(({ state, width }) => state === 'd' && width !== 390)).toEqual([])
})

test('a seed repeats its rows, another seed has others', () => {
  expect(pairwise(factors, 5)).toEqual(pairwise(factors, 5))
  expect(pairwise(factors, 5)).not.toEqual(pairwise(factors, 6))
  const random = randomOf(9)
  const drawn = Array.from({ length: 200 }, random)
  expect(Math.min(...drawn)).toBeLessThan(0.1)
  expect(Math.max(...drawn)).toBeGreaterThan(0.9)
  expect(drawn.every((one) => one >= 0 && one < 1)).toBe(true)
})
