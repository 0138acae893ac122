import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownZone } from './own-zone.ts'
import { stopwatch } from './stopwatch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const hours = 3_600_000

it('counts on while the clock is put right', () => {
  const elapsed = stopwatch()
  vi.advanceTimersByTime(4_000)
  vi.setSystemTime(Date.now() - 7 * hours)
  expect(elapsed()).toBe(4_000)
  vi.advanceTimersByTime(1_000)
  expect(elapsed()).toBe(5_000)
})

it('counts what was slept, and what was before it began', () => {
  const elapsed = stopwatch(500)
  // The steady clock stood meanwhile.
  vi.setSystemTime(Date.now() + 8 * hours)
  expect(elapsed()).toBe(8 * hours + 500)
})

it.each([
  ['Europe/Warsaw', 'Europe/Warsaw'],
  ['Etc/Unknown', 'UTC'],
  ['Mars/Olympus', 'UTC'],
  ['', 'UTC'],
  [undefined, 'UTC'],
])('a browser in %s is in %s', (named, zone) => {
  vi.useRealTimers()
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: named as string }
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce(options)
  expect(ownZone()).toBe(zone)
  spy.mockRestore()
})
