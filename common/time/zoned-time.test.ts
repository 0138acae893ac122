import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateIn, daysAfter, instantIn, minutesAhead, shownIn } from './zoned-time.ts'

const zones = ['America/New_York', 'Europe/London', 'Europe/Berlin', 'Asia/Hong_Kong', 'Australia/Lord_Howe']

/** What a zone's clocks show, by an other way than the code's. */
const clockAt = (zone: string, instant: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(instant)

const day = (month: number) => ({ year: 2026, month, day: 15, weekday: 0 })

describe('instants of wall clocks', () => {
  test('in winter and in summer', () => {
    expect(instantIn('America/New_York', day(1), 17 * 60)).toBe(Date.UTC(2026, 0, 15, 22))
    expect(instantIn('America/New_York', day(7), 17 * 60)).toBe(Date.UTC(2026, 6, 15, 21))
  })

  test('a time that the change leaves out moves on by the hour, one that comes twice is the first', () => {
    const spring = { year: 2026, month: 3, day: 29, weekday: 0 }
    expect(instantIn('Europe/Berlin', spring, 150)).toBe(Date.UTC(2026, 2, 29, 1, 30))
    const autumn = { year: 2026, month: 10, day: 25, weekday: 0 }
    expect(instantIn('Europe/Berlin', autumn, 150)).toBe(Date.UTC(2026, 9, 25, 0, 30))
  })

  test('property: the clocks show what was asked for, on every day of the year but where it does not exist', () => {
    assert(
      property(
        constantFrom(...zones),
        integer({ min: 0, max: 366 * 6 }),
        integer({ min: 0, max: 2 * 1440 }),
        (zone, days, minutes) => {
          const date = daysAfter({ year: 2025, month: 1, day: 1, weekday: 3 }, days)
          const instant = instantIn(zone, date, minutes)
          const wanted = new Date(Date.UTC(date.year, date.month - 1, date.day, 0, minutes))
          const shown = clockAt(zone, instant)
          const text = wanted.toISOString().slice(0, 16).replace('T', ' ')
          // Only a left-out time reads otherwise, and then later, by half an hour or an hour.
          if (shown === text) return true
          const later = Date.parse(`${shown.replace(' ', 'T')}Z`) - wanted.getTime()
          return (later === 1_800_000 || later === 3_600_000) && clockAt(zone, instant - later) !== text
        },
      ),
      { numRuns: 3_000 },
    )
  }, 60_000)

  test('property: dates and days after agree', () => {
    assert(
      property(constantFrom(...zones), integer({ min: 0, max: 3_000 }), (zone, days) => {
        const date = dateIn(zone, Date.UTC(2024, 0, 1, 12) + days * 86_400_000)
        expect(dateIn(zone, instantIn(zone, date, 720))).toEqual(date)
        expect(daysAfter(daysAfter(date, 40), -40)).toEqual(date)
      }),
    )
  })

  test('minutes ahead of UTC in winter and in summer, whatever the fraction of a second', () => {
    expect(minutesAhead('America/New_York', Date.UTC(2026, 0, 15) + 999)).toBe(-300)
    expect(minutesAhead('Europe/Berlin', Date.UTC(2026, 6, 15) + 1)).toBe(120)
    expect(minutesAhead('Asia/Kolkata', Date.UTC(2026, 6, 15))).toBe(330)
  })
})

describe('the wall clock of a zone', () => {
  test.each([...zones, 'Asia/Kathmandu', 'Pacific/Apia'])(
    'of %s shows what Intl writes, each half hour',
    (zone) => {
      const format = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      })
      const from = Date.UTC(2026, 0, 1)
      const wrong = Array.from({ length: 365 * 48 }, (_unused, at) => from + at * 1_800_000).filter(
        (at) =>
          new Date(shownIn(zone, at)).toISOString().slice(0, 16).replace('T', ' ') !== format.format(at),
      )
      expect(wrong).toEqual([])
    },
  )
})
