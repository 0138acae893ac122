import { expect, test } from 'vitest'
import { formatDays, formatMoney } from './money.ts'

test.each([
  ['en', '20000', 'EUR', false, '€20,000'],
  ['de', '20000', 'EUR', false, '20.000\u00a0€'],
  ['pl', '20000', 'EUR', false, '20\u00a0000\u00a0€'],
  ['en', '-0.52', 'EUR', true, '−€0.52'],
  ['de', '-0.52', 'EUR', true, '−0,52\u00a0€'],
  ['pl', '100.00', 'EUR', true, '+100,00\u00a0€'],
  ['en', '0.00', 'USD', true, '$0.00'],
  ['en', 'abc', 'USD', true, 'abc'],
] as const)('%s writes %s %s', (locale, value, currency, isSigned, text) => {
  expect(formatMoney(locale, value, currency, isSigned)).toBe(text)
})

test.each([
  ['en', 1, '1\u00a0day'],
  ['en', 5, '5\u00a0days'],
  ['de', 5, '5\u00a0Tage'],
  ['pl', 1, '1\u00a0dzień'],
  ['pl', 5, '5\u00a0dni'],
] as const)('%s counts %i days', (locale, days, text) => {
  expect(formatDays(locale, days)).toBe(text)
})
