import { expect, test } from 'vitest'
import { ratioOf, whole } from '#web/lib/numbers/ratio.ts'
import { countedOf, nightsBetween, nightsFrom, sumsOf } from './plan-nights.ts'

const shapeOf = (now: string, triple: 'wednesday' | 'friday' | null, count = 14) =>
  nightsFrom(Date.parse(now), count, triple)
    .map(({ weekday, times }) => `${'SMTWTFS'[weekday]}${times === 3 ? '³' : ''}`)
    .join('')

test.each([
  // A Friday morning: the first night is that day's.
  ['2026-11-20T09:52:00Z', 'wednesday', 'FMTW³TFMTW³TFMTW³'],
  ['2026-11-20T09:52:00Z', 'friday', 'F³MTWTF³MTWTF³MTW'],
  ['2026-11-20T09:52:00Z', null, 'FMTWTFMTWTFMTW'],
  // After the roll of a Wednesday the next night is Thursday's.
  ['2026-11-25T22:00:00Z', 'wednesday', 'TFMTW³TFMTW³TFMT'],
  ['2026-11-25T21:59:59Z', 'wednesday', 'W³TFMTW³TFMTW³TFM'],
  // A weekend begins with Monday's.
  ['2026-11-21T12:00:00Z', 'friday', 'MTWTF³MTWTF³MTWT'],
] as const)('the nights from %s with the triple one on %s', (now, triple, shape) => {
  expect(shapeOf(now, triple)).toBe(shape)
})

test('a night is booked at 17:00 in New York, in summer an hour earlier', () => {
  const [first] = nightsFrom(Date.parse('2026-11-20T09:52:00Z'), 1, null)
  expect(new Date(first?.at ?? 0).toISOString()).toBe('2026-11-20T22:00:00.000Z')
  const over = nightsFrom(Date.parse('2026-10-30T12:00:00Z'), 2, null)
  expect(over.map(({ at }) => new Date(at).toISOString().slice(0, 16))).toEqual([
    '2026-10-30T21:00',
    '2026-11-02T22:00',
  ])
})

test('sums are exact until they are rounded: cents do not drift over fourteen nights', () => {
  const nights = nightsFrom(Date.parse('2026-11-20T09:52:00Z'), 14, 'wednesday')
  const perNight = ratioOf('-0.525')
  if (!perNight) throw new Error('no figure')
  const sums = sumsOf(nights, perNight, 'EUR')
  expect(sums.slice(0, 4).map(({ value }) => value)).toEqual(['-0.53', '-1.05', '-1.58', '-3.15'])
  expect(sums.at(-1)).toEqual({ value: '-10.50', currency: 'EUR' })
  expect(sumsOf(nights, whole(0), 'JPY').at(-1)?.value).toBe('0')
})

test.each([
  // Tuesday to Thursday morning, over the triple night.
  ['2026-11-24T12:00:00Z', '2026-11-26T12:00:00Z', 'wednesday', 2, 4],
  // A night is booked at its own instant, and not at that of the opening.
  ['2026-11-24T22:00:00Z', '2026-11-25T22:00:00Z', 'wednesday', 1, 3],
  ['2026-11-24T12:00:00Z', '2026-11-24T21:59:59Z', 'wednesday', 0, 0],
  // Over a weekend: Friday's only.
  ['2026-11-27T12:00:00Z', '2026-11-30T12:00:00Z', 'wednesday', 1, 1],
  ['2026-11-27T12:00:00Z', '2026-11-30T12:00:00Z', 'friday', 1, 3],
  // The week in which the clocks of New York go back.
  ['2026-10-30T20:30:00Z', '2026-11-02T21:30:00Z', 'friday', 1, 3],
  ['2026-10-30T20:30:00Z', '2026-11-02T22:00:00Z', 'friday', 2, 4],
  // From after to is nothing.
  ['2026-11-26T12:00:00Z', '2026-11-24T12:00:00Z', 'friday', 0, 0],
] as const)('between %s and %s with the triple night on %s', (from, to, triple, count, counted) => {
  const nights = nightsBetween(Date.parse(from), Date.parse(to), triple)
  expect(nights).toHaveLength(count)
  expect(countedOf(nights)).toBe(counted)
})
