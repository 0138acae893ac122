import { describe, expect, test } from 'vitest'
import { offsetText } from '#web/lib/zone.ts'
import { scheduleOf } from '#web/features/hours/schedule.ts'
import type { Market } from '#web/features/hours/sessions.ts'
import { figuresOf, minuteIn, planHoursRule, type Stretch, zonesFor } from './plan-hours-rule.ts'

const market = (zone: string, sessions: string, dailyBreak: string, exchange: Market['exchange']): Market => {
  const schedule = scheduleOf({ zone, sessions, dailyBreak })
  if (!schedule) throw new Error('the hours are not understood')
  return { schedule, exchange }
}
const currencies = market('America/New_York', 'Sun 17:05 - Fri 16:55', '16:59-17:05', 'currencies')
const frankfurt = market('Europe/Berlin', 'Mon-Fri 01:15-22:00', '22:00-01:15', 'frankfurt')

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const written = (stretches: readonly Stretch[]) =>
  stretches.map(({ from, until }) => `${clock(from)}-${clock(until)}`).join(' ')
const instant = (at = 0) => new Date(at).toISOString().slice(0, 16)
const ruleOf = (zone: string, now: string, of = currencies) => planHoursRule(of, zone, Date.parse(now))

describe('a day of currencies', () => {
  test.each([
    ['UTC', '00:00-21:59 22:05-24:00', '00:00-09:00', '08:00-16:30', '13:00-22:00'],
    ['Europe/Berlin', '00:00-22:59 23:05-24:00', '01:00-10:00', '09:00-17:30', '14:00-23:00'],
    // Quarters of an hour, and days that begin before those of the places.
    ['Asia/Kathmandu', '00:00-03:44 03:50-24:00', '05:45-14:45', '13:45-22:15', '00:00-03:45 18:45-24:00'],
    // On Lord Howe it is summer: UTC+11, half an hour more than in winter.
    [
      'Australia/Lord_Howe',
      '00:00-08:59 09:05-24:00',
      '11:00-20:00',
      '00:00-03:30 19:00-24:00',
      '00:00-09:00',
    ],
  ])('on the clock of %s', (zone, open, tokyo, london, newYork) => {
    const rule = ruleOf(zone, '2026-11-25T12:00:00Z')
    expect(rule.isToday).toBe(true)
    expect(written(rule.open)).toBe(open)
    const of = (name: string) => written(rule.places.find((place) => place.name === name)?.stretches ?? [])
    expect([of('tokyo'), of('london')]).toEqual([tokyo, london])
    expect(of('newYork').split(' ').toSorted().join(' ')).toBe(newYork)
  })

  test('the week shows when it opens and closes, and a holiday in it', () => {
    expect(ruleOf('Europe/Berlin', '2026-11-25T12:00:00Z').week.map(({ open }) => written(open))).toEqual([
      '00:00-22:59 23:05-24:00',
      '00:00-22:59 23:05-24:00',
      '00:00-22:59 23:05-24:00',
      '00:00-22:59 23:05-24:00',
      '00:00-22:55',
      '',
      '23:05-24:00',
    ])
    const holiday = ruleOf('UTC', '2026-12-22T12:00:00Z').week.map(({ open }) => written(open))
    expect([holiday[3], holiday[4]]).toEqual(['00:00-21:59', ''])
  })

  test('on a Saturday the next day with a session is drawn', () => {
    const rule = ruleOf('UTC', '2026-11-28T12:00:00Z')
    expect([rule.isToday, rule.date.day, written(rule.open)]).toEqual([false, 29, '22:05-24:00'])
    expect(rule.week[0]?.date.day).toBe(23)
  })

  test('the weekend and the daily break are told as instants', () => {
    const { closure, pause } = ruleOf('UTC', '2026-11-25T12:00:00Z')
    expect([instant(closure?.from), instant(closure?.until)]).toEqual([
      '2026-11-27T21:55',
      '2026-11-29T22:05',
    ])
    expect([instant(pause?.from), instant(pause?.until)]).toEqual(['2026-11-25T21:59', '2026-11-25T22:05'])
  })
})

test.each([
  // Clocks go back by half an hour on Lord Howe on 5 April 2026, and forward on 4 October.
  ['Australia/Lord_Howe', '2026-04-04T20:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T20:00:00Z'],
  ['Europe/Berlin', '2026-03-29T12:00:00Z'],
  ['Europe/Berlin', '2026-10-25T12:00:00Z'],
  ['America/New_York', '2026-11-01T12:00:00Z'],
  ['Asia/Kathmandu', '2026-11-01T12:00:00Z'],
])('on a day of changing clocks in %s no stretch is backwards or outside the day', (zone, now) => {
  for (const one of [currencies, frankfurt]) {
    const { open, places, week } = ruleOf(zone, now, one)
    const all = [...open, ...places.flatMap((place) => place.stretches), ...week.flatMap((day) => day.open)]
    expect(all.length).toBeGreaterThan(3)
    for (const { from, until } of all) {
      expect(from).toBeGreaterThanOrEqual(0)
      expect(until).toBeGreaterThan(from)
      expect(until).toBeLessThanOrEqual(1440)
    }
  }
})

test('the minute of now on the clock of a zone', () => {
  const now = Date.parse('2026-11-25T09:52:30Z')
  expect(['UTC', 'Asia/Kathmandu', 'Australia/Lord_Howe'].map((zone) => clock(minuteIn(zone, now)))).toEqual([
    '09:52',
    '15:37',
    '20:52',
  ])
})

test.each([
  ['UTC', '2026-11-25T00:00:00Z', 'UTC'],
  ['Asia/Kathmandu', '2026-11-25T00:00:00Z', 'UTC+5:45'],
  ['America/St_Johns', '2026-11-25T00:00:00Z', 'UTC−3:30'],
  ['Australia/Lord_Howe', '2026-11-25T00:00:00Z', 'UTC+11'],
  ['Australia/Lord_Howe', '2026-07-01T00:00:00Z', 'UTC+10:30'],
])('how %s differs from UTC at %s', (zone, at, text) => {
  expect(offsetText(zone, Date.parse(at))).toBe(text)
})

test('four zones, one’s own first and none twice', () => {
  expect(zonesFor('Europe/Berlin')).toEqual(['Europe/Berlin', 'UTC', 'Europe/London', 'America/New_York'])
  expect(zonesFor('Europe/London')).toEqual(['Europe/London', 'UTC', 'America/New_York', 'Asia/Tokyo'])
})

test.each([
  ['no clock', null, [0, 6, 12, 18, 24]],
  ['between two', 15 * 60, [0, 6, 12, 18, 24]],
  ['beside one', 18 * 60 + 40, [0, 6, 12, 24]],
  ['at the end', 23 * 60 + 10, [0, 6, 12, 18]],
] as const)('with the line of now: %s, the figures that it leaves', (_, now, figures) => {
  expect(figuresOf(6, now, 60)).toEqual(figures)
})
