import { expect, it } from 'vitest'
import { bar } from './sample.ts'
import { barNamer, hourly } from './table.ts'
import { offsetText } from '#web/lib/zone.ts'

const nine = Date.UTC(2026, 10, 20, 9)
const quarter = 15 * 60_000

it('quarters are joined to hours: first open, last close, the extremes; an hour without a bar has none', () => {
  expect(
    hourly([
      bar(nine, '10', '12', '9', '11'),
      bar(nine + quarter, '11', '15', '10', '14'),
      bar(nine + 3 * quarter, '14', '14', '-2', '3'),
      bar(nine + 8 * quarter, '5', '6', '4', '5'),
    ]),
  ).toEqual([{ ...bar(nine, '10', '15', '-2', '3'), count: 3 }, bar(nine + 8 * quarter, '5', '6', '4', '5')])
})

it.each([
  ['1d', 'UTC', 'Fri 09:00'],
  ['1d', 'Asia/Kathmandu', 'Fri 14:45'],
  ['1w', 'Australia/Lord_Howe', 'Fri 20:00'],
  ['1m', 'Pacific/Honolulu', 'Fri 20 Nov'],
  ['1y', 'Pacific/Honolulu', '20 Nov 2026'],
  ['polls', 'UTC', '09:00:00'],
] as const)('a bar of %s in %s is %s', (range, zone, name) => {
  expect(barNamer(range, zone, 'en')(nine)).toBe(name)
})

it('a trading day that begins in the evening, and its week, have the date of the day after', () => {
  const evening = Date.UTC(2026, 10, 22, 22)
  expect(barNamer('1m', 'UTC', 'en')(evening)).toBe('Mon 23 Nov')
  expect(barNamer('1y', 'UTC', 'en')(evening)).toBe('23 Nov 2026')
})

it.each([
  ['UTC', 'UTC'],
  ['Europe/Berlin', 'UTC+1'],
  ['Asia/Kathmandu', 'UTC+5:45'],
  ['America/St_Johns', 'UTC−3:30'],
  ['Australia/Lord_Howe', 'UTC+11'],
])('the clock of %s is %s', (zone, text) => {
  expect(offsetText(zone, nine)).toBe(text)
})
