import { describe, expect, it } from 'vitest'
import { isHourOver, isSameMove, isWholeMove, mergeMoves, minutesAround, movesAfter } from './plan-moves.ts'

const minute = 60_000
const at = Date.parse('2026-11-06T13:30:00Z')
const later = at + 90 * minute

/** Bars by the minute they begin in, counted from the instant. */
const bars = (closes: Readonly<Record<number, string>>, of = at) =>
  Object.entries(closes)
    .map(([begins, close]) => ({ at: of + Number(begins) * minute, close }))
    .toSorted((a, b) => a.at - b.at)

const whole = { [-1]: '1.10000', 0: '1.10050', 1: '1.2', 14: '1.09900', 15: '1.3', 59: '1.10100', 60: '1.4' }

describe('movesAfter', () => {
  it('takes the last bid before, and the last ones of the minutes that end 1, 15 and 60 minutes after', () => {
    expect(movesAfter(bars(whole), at, later)).toEqual({
      base: '1.10000',
      after: { 1: '1.10050', 15: '1.09900', 60: '1.10100' },
    })
  })

  it.each([
    ['the first minute', 0, { 1: null, 15: '1.09900', 60: '1.10100' }],
    ['the fifteenth', 14, { 1: '1.10050', 15: null, 60: '1.10100' }],
    ['the last', 59, { 1: '1.10050', 15: '1.09900', 60: null }],
  ])('has no move where %s is missing, and takes none beside it', (_name, missing, after) => {
    const { [missing as 0]: _left, ...rest } = whole
    expect(movesAfter(bars(rest), at, later)?.after).toEqual(after)
  })

  it.each([
    ['without a bar', {}, null],
    ['of a market that opens with it', { 0: '1.1', 14: '1.2', 59: '1.3' }, null],
    ['of a market that closed six minutes before', { [-6]: '1.0', 0: '1.1', 14: '1.2', 59: '1.3' }, null],
    ['whose last bid is of five minutes before', { [-5]: '1.0', 0: '1.1' }, '1.0'],
  ])('%s', (_name, closes, base) => {
    expect(movesAfter(bars(closes), at, later)?.base ?? null).toBe(base)
  })

  it('of an instant within a minute: the bid before that minute, and whole minutes after it', () => {
    const within = at + 20_000
    expect(movesAfter(bars(whole), within, later)).toEqual({
      base: '1.10000',
      after: { 1: '1.2', 15: '1.3', 60: '1.4' },
    })
  })

  it('of prices below zero too', () => {
    const oil = bars({ [-1]: '-1.20', 0: '-37.63', 14: '0.10', 59: '-2.00' })
    expect(movesAfter(oil, at, later)).toEqual({
      base: '-1.20',
      after: { 1: '-37.63', 15: '0.10', 60: '-2.00' },
    })
  })

  it('reads no minute that is not over', () => {
    const now = at + 20 * minute
    expect(movesAfter(bars(whole), at, now)?.after).toEqual({ 1: '1.10050', 15: '1.09900', 60: null })
  })

  it('counts minutes, not hours on a clock, in the night in which it is set', () => {
    for (const night of ['2026-10-25T00:30:00Z', '2026-03-29T00:30:00Z', '2026-11-01T05:30:00Z']) {
      const instant = Date.parse(night)
      expect(movesAfter(bars(whole, instant), instant, instant + 90 * minute)?.after[60]).toBe('1.10100')
    }
  })
})

it('what is read reaches from five minutes before to the last minute of the hour after', () => {
  expect(minutesAround(at)).toEqual({ from: at - 5 * minute, to: at + 59 * minute })
  expect(minutesAround(at + 1)).toEqual({ from: at - 5 * minute, to: at + 60 * minute })
})

it('the hour is over a minute after its last one: what is recorded then is written', () => {
  expect([isHourOver(at, at + 61 * minute - 1), isHourOver(at, at + 61 * minute)]).toEqual([false, true])
})

it('two tell of an instant: the first is believed, and the other asked for what it lacks', () => {
  const part = movesAfter(bars({ [-1]: '1.1', 0: '1.2' }), at, later)
  const other = movesAfter(bars({ [-1]: '1.0', 0: '1.9', 14: '1.3', 59: '1.4' }), at, later)
  expect(isWholeMove(part)).toBe(false)
  const merged = mergeMoves(part, other)
  expect(merged).toEqual({ base: '1.1', after: { 1: '1.2', 15: '1.3', 60: '1.4' } })
  expect(isWholeMove(merged)).toBe(true)
  expect([mergeMoves(null, part), mergeMoves(part, null), mergeMoves(null, null)]).toEqual([part, part, null])
  expect(merged && [isSameMove(merged, merged), isSameMove(merged, part), isSameMove(merged, null)]).toEqual([
    true,
    false,
    false,
  ])
})
