import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FirstFills } from './first-fills.ts'

const now = Date.parse('2026-11-18T12:00:00Z')
const day = 86_400_000
const since = new Map<string, number>()

const begin = () => {
  const fills = new FirstFills({ since: async (symbol) => since.get(symbol) ?? null })
  const told = vi.fn<() => void>()
  fills.onFilled = told
  return { fills, told }
}

beforeEach(() => {
  since.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['nothing', null, false],
  ['what was recorded for a month', now - 30 * day, false],
  ['two years', now - 730 * day, true],
])('with %s on record a history is filled: %o', async (_name, first, expected) => {
  if (first !== null) since.set('EURUSD', first)
  expect(await begin().fills.isFilled('EURUSD', '15m', now)).toBe(expected)
})

it('is filled from the answer on, and only what was asked for', async () => {
  const { fills } = begin()
  fills.note('EURUSD', '15m')
  const states = await Promise.all([
    fills.isFilled('EURUSD', '15m', now),
    fills.isFilled('EURUSD', '1d', now),
    fills.isFilled('GBPUSD', '15m', now),
  ])
  expect(states).toEqual([true, false, false])
})

it('tells of a round once, and of the same never again', () => {
  const { fills, told } = begin()
  for (const symbol of ['EURUSD', 'GBPUSD', 'XAUUSD']) fills.note(symbol, '15m')
  fills.tell()
  fills.tell()
  fills.note('EURUSD', '15m')
  fills.tell()
  vi.advanceTimersByTime(60_000)
  expect(told).toHaveBeenCalledOnce()
})

it('tells after ten seconds where the broker is slow, and nothing where it has no history', () => {
  const { fills, told } = begin()
  fills.tell()
  vi.advanceTimersByTime(3_600_000)
  expect(told).not.toHaveBeenCalled()
  fills.note('EURUSD', '15m')
  vi.advanceTimersByTime(9_000)
  fills.note('GBPUSD', '15m')
  expect(told).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(told).toHaveBeenCalledOnce()
})
