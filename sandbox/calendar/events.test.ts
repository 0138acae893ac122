import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventsBetween, latestEvents } from './events.ts'
import { isHoliday } from './holidays.ts'
import { releases } from './releases.ts'
import { daysOf, type Rule } from './rules.ts'

const at = (instant: string) => Date.parse(instant)
const between = (from: string, to: string) => eventsBetween('test', at(from), at(to))
const days = (rule: Rule, year: number, month: number) =>
  daysOf(rule, 'Nowhere', year, month).map(({ day }) => day)

const figuresOf = (seed: string) =>
  eventsBetween(seed, at('2026-11-01T00:00:00Z'), at('2026-12-01T00:00:00Z')).map((event) => event.figures)

describe('the rules', () => {
  it('find the days of real months', () => {
    expect(days({ kind: 'nthWeekday', nth: 1, weekday: 5 }, 2026, 11)).toEqual([6])
    expect(days({ kind: 'nthWeekday', nth: -1, weekday: 2 }, 2026, 11)).toEqual([24])
    expect(days({ kind: 'weekly', weekday: 4 }, 2026, 11)).toEqual([5, 12, 19, 26])
    expect(days({ kind: 'businessDay', nth: 1 }, 2026, 11)).toEqual([2])
    expect(days({ kind: 'businessDay', nth: -1 }, 2026, 2)).toEqual([27])
    expect(days({ kind: 'onOrAfter', day: 14 }, 2026, 11)).toEqual([16])
    expect(days({ kind: 'onOrAfter', day: 30 }, 2027, 2)).toEqual([])
    expect(days({ kind: 'businessDay', nth: 1, months: [1, 4] }, 2026, 5)).toEqual([])
  })
})

describe('the calendar', () => {
  it('publishes the payrolls of November 2026 on the first Friday at half past eight in New York', () => {
    const event = between('2026-11-06T00:00:00Z', '2026-11-07T00:00:00Z').find(
      ({ release }) => release.id === 'us-payrolls',
    )
    expect(event && new Date(event.at).toISOString()).toBe('2026-11-06T13:30:00.000Z')
  })

  it('follows the clock change of its zone', () => {
    const hours = between('2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z')
      .filter(({ release }) => release.id === 'us-claims')
      .map((event) => new Date(event.at).getUTCHours())
    expect(hours).toEqual([13, 12, 12, 12])
  })

  it('has something on every business day of a week, and nothing high at the weekend', () => {
    const week = between('2026-11-16T00:00:00Z', '2026-11-21T00:00:00Z')
    const byDay = new Set(week.map((event) => new Date(event.at).getUTCDay()))
    expect([...byDay].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
    expect(between('2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z')).toEqual([])
  })

  it('gives the same figures for the same seed, and others for another', () => {
    expect(figuresOf('a')).toEqual(figuresOf('a'))
    expect(figuresOf('a')).not.toEqual(figuresOf('b'))
  })

  it('has as previous figure what was published the time before', () => {
    for (const { id } of releases) {
      const own = between('2025-06-01T00:00:00Z', '2026-12-01T00:00:00Z').filter(
        ({ release }) => release.id === id,
      )
      expect(own.length, id).toBeGreaterThan(3)
      for (const [index, event] of own.slice(1).entries())
        expect(event.previous, event.id).toBe(own[index]?.figures.actual)
    }
  })

  it('has forty-five releases or more in every ordinary week of a year, and every currency', () => {
    const monday = at('2026-01-05T00:00:00Z')
    const weeks = Array.from({ length: 50 }, (_, week) =>
      eventsBetween('test', monday + week * 7 * 86_400_000, monday + (week + 1) * 7 * 86_400_000),
    )
    expect(Math.min(...weeks.map(({ length }) => length))).toBeGreaterThanOrEqual(45)
    const codes = new Set(weeks.flat().map(({ release }) => release.currency))
    expect([...codes].toSorted()).toEqual([
      'AUD',
      'CAD',
      'CHF',
      'CNH',
      'EUR',
      'GBP',
      'JPY',
      'NZD',
      'PLN',
      'USD',
    ])
  })

  it('publishes nothing on a holiday of the office, but on the next business day', () => {
    const thanksgiving = between('2026-11-26T00:00:00Z', '2026-11-28T00:00:00Z').filter(
      ({ release }) => release.id === 'us-claims',
    )
    expect(thanksgiving.map((event) => new Date(event.at).toISOString())).toEqual([
      '2026-11-27T13:30:00.000Z',
    ])
    for (const [zone, year, month, day] of [
      ['America/New_York', 2026, 1, 19],
      ['America/New_York', 2026, 5, 25],
      ['Europe/London', 2026, 8, 31],
      ['Europe/Warsaw', 2026, 11, 11],
      ['Europe/Berlin', 2026, 4, 3],
      ['Asia/Shanghai', 2026, 2, 18],
    ] as const)
      expect(isHoliday(zone, { year, month, day }), `${zone} ${month} ${day}`).toBe(true)
    expect(isHoliday('America/New_York', { year: 2026, month: 5, day: 18 })).toBe(false)
    expect(isHoliday('Europe/London', { year: 2026, month: 8, day: 24 })).toBe(false)
  })

  it('knows the latest figures of a series, the last of which is the previous of the next', () => {
    for (const { id } of releases) {
      const past = latestEvents('test', id, at('2026-11-25T12:00:00Z'), 12)
      expect(past, id).toHaveLength(12)
      expect(past.map((event) => event.at)).toEqual(past.map((event) => event.at).toSorted((a, b) => a - b))
      const next = between('2026-11-25T12:00:01Z', '2027-12-01T00:00:00Z').find(
        ({ release }) => release.id === id,
      )
      expect(next?.previous, id).toBe(past.at(-1)?.figures.actual)
    }
    expect(latestEvents('test', 'none', 0, 12)).toEqual([])
  })

  it('splits at any instant without losing or doubling an event', () => {
    const whole = between('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z').map(({ id }) => id)
    assert(
      property(integer({ min: at('2026-11-01T00:00:00Z'), max: at('2026-12-01T00:00:00Z') }), (cut) => {
        const parts = [
          ...eventsBetween('test', at('2026-11-01T00:00:00Z'), cut),
          ...eventsBetween('test', cut, at('2026-12-01T00:00:00Z')),
        ].map(({ id }) => id)
        expect(parts).toEqual(whole)
      }),
      { numRuns: 30 },
    )
  })

  it('has a title in every language, each only once', () => {
    for (const language of ['en', 'de', 'pl'] as const) {
      const titles = releases.map(({ title, currency }) => `${currency} ${title[language]}`)
      expect(new Set(titles).size).toBe(titles.length)
    }
  })
})
