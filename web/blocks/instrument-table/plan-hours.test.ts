import { expect, test } from 'vitest'
import { hoursIn } from './plan-hours.ts'

test.each([
  ['en', 'Sun 17:05 - Fri 16:55', 'Sun 17:05 – Fri 16:55'],
  ['de', 'Sun 17:05 - Fri 16:55', 'So 17:05 – Fr 16:55'],
  ['pl', 'Mon-Fri 01:15-22:00', 'pon.–pt. 01:15–22:00'],
  ['de', 'Mon-Fri 09:15-12:00, 17:15-03:00(+1)', 'Mo–Fr 09:15–12:00, 17:15–03:00 (+1)'],
  ['de', '16:59-17:05', '16:59–17:05'],
  ['en', 'see sessions', 'see sessions'],
] as const)('%s: %s is %s', (locale, hours, expected) => {
  expect(hoursIn(locale, hours)).toBe(expected)
})
