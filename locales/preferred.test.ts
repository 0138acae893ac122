import { expect, test } from 'vitest'
import { preferredLocales } from './preferred.ts'

test.each([
  [null, []],
  ['de', ['de']],
  ['pl;q=0.5, de;q=0.8, en;q=0.1', ['de', 'pl', 'en']],
  ['de-CH, de;q=0.9, pl;q=0.9', ['de', 'pl']],
  ['de;q=0, pl', ['pl']],
  ['*', []],
  [';;;,q=,de;q=x', []],
] as const)('Accept-Language %j prefers %j', (header, expected) => {
  expect(preferredLocales(header)).toEqual(expected)
})
