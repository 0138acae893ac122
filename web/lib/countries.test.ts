import { expect, test } from 'vitest'
import { localeIds } from '#locales/table.ts'
import { countryNames } from './countries.ts'

test.each([
  ['en', 'Cyprus', 'Germany', 'Åland Islands'],
  ['de', 'Zypern', 'Deutschland', 'Ålandinseln'],
  ['pl', 'Cypr', 'Niemcy', 'Wyspy Alandzkie'],
] as const)('the countries in %s, in the order of its alphabet', (locale, ...some) => {
  const names = countryNames(locale)
  expect(names).toEqual(expect.arrayContaining([...some]))
  expect(names.toSorted(new Intl.Collator(locale).compare)).toEqual(names)
})

test('every language has the same 249, each once', () => {
  const counts = localeIds.map((locale) => new Set(countryNames(locale)).size)
  expect(new Set(counts).size).toBe(1)
  expect(counts[0]).toBe(249)
})
