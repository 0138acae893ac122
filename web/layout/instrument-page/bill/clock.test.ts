import { expect, it } from 'vitest'
import { clockOf } from './clock.ts'

const at = Date.parse('2026-11-26T18:10:00Z')

it.each([
  ['en', 'UTC', 'Thu 18:10 UTC'],
  ['en', 'Europe/Berlin', 'Thu 19:10 UTC+1'],
  ['de', 'Europe/Berlin', 'Do., 19:10 UTC+1'],
  ['en', 'Asia/Kathmandu', 'Thu 23:55 UTC+5:45'],
] as const)('in %s on the clocks of %s it is %s', (locale, zone, text) => {
  expect(clockOf(locale, at, zone)).toBe(text)
})
