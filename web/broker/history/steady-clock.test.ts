import { expect, it } from 'vitest'
import { SteadyClock } from './steady-clock.ts'

const minute = 60_000
const start = Date.parse('2026-11-18T12:00:00Z')

it.each([
  ['an hour ahead', 60 * minute],
  ['an hour back', -60 * minute],
  ['years back', -10 * 366 * 1_440 * minute],
])('doubts a clock that is set %s for ten minutes', (_name, leap) => {
  const clock = new SteadyClock()
  expect(clock.look(start, 0)).toBe('steady')
  expect(clock.look(start + 5_000, 5_000)).toBe('steady')
  expect(clock.look(start + leap + 10_000, 10_000)).toBe('leapt')
  expect(clock.look(start + leap + 15_000, 15_000)).toBe('doubted')
  expect(clock.look(start + leap + 10_000 + 10 * minute, 10_000 + 10 * minute)).toBe('steady')
})

it('lets a clock be corrected by seconds, and a machine be asleep while both clocks stand', () => {
  const clock = new SteadyClock()
  expect([
    clock.look(start, 0),
    clock.look(start + 25_000, 5_000),
    clock.look(start + 20_000, 10_000),
  ]).toEqual(['steady', 'steady', 'steady'])
})
