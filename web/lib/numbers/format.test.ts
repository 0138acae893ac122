import { expect, test } from 'vitest'
import { formatDay, formatSize } from './format.ts'

test.each([
  ['en', '1 Oct 2026'],
  ['de', '1. Okt. 2026'],
  ['pl', '1 paź 2026'],
] as const)('a day in %s', (locale, expected) => {
  expect(formatDay(locale, '2026-10-01')).toBe(expected)
})

test('what is no day is not drawn', () => {
  expect(formatDay('en', 'soon')).toBeNull()
})

test.each([
  [120, '1\u00a0kB'],
  [212_400, '212\u00a0kB'],
  [999_600, '1\u00a0MB'],
  [1_440_000, '1.4\u00a0MB'],
])('%d bytes are %s', (bytes, expected) => {
  expect(formatSize('en', bytes)).toBe(expected)
})
