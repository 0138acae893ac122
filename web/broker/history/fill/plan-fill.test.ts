import { describe, expect, it } from 'vitest'
import { knownUntil, planFill } from './plan-fill.ts'

const minute = 60_000
const day = 1_440 * minute
const now = Date.parse('2026-11-18T12:00:00Z')
const asked = (known: number | null) =>
  planFill(now, known).map(({ step, from }) => [step, (now - from) / minute])

describe('planFill', () => {
  it.each([
    [
      'of what was never seen',
      null,
      [
        ['15m', 8 * 1_440],
        ['1h', 40 * 1_440],
        ['1d', 731 * 1_440],
      ],
    ],
    ['after five minutes', now - 5 * minute, [['1m', 6]]],
    ['after a day', now - day, [['1m', 1_441]]],
    [
      'after two days',
      now - 2 * day,
      [
        ['15m', 2_895],
        ['1h', 2_940],
        ['1d', 5 * 1_440],
      ],
    ],
    [
      'after a month',
      now - 30 * day,
      [
        ['15m', 8 * 1_440],
        ['1h', 30 * 1_440 + 60],
        ['1d', 33 * 1_440],
      ],
    ],
    ['with a clock that went back', now + day, [['1m', 1]]],
  ])('asks %s', (_name, known, expected) => {
    expect(asked(known)).toEqual(expected)
  })
})

describe('knownUntil', () => {
  it.each([
    ['an empty store', null, null, null],
    ['one that began to record an hour ago', now - 60 * minute, now - minute, null],
    ['one that was filled', now - 700 * day, now - minute, now - minute],
    ['one that was filled and never recorded a minute', now - 700 * day, null, now - day],
  ])('%s', (_name, since, last, expected) => {
    expect(knownUntil(now, since, last)).toBe(expected)
  })
})
