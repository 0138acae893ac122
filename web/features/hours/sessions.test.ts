import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holidayOn } from '#common/time/holidays.ts'
import { dateIn, type WallDate } from '#common/time/zoned-time.ts'
import { scheduleOf } from './schedule.ts'
import { holidaysFrom, type Market, sessionAt, sessionsAround } from './sessions.ts'

const market = (zone: string, sessions: string, dailyBreak: string, exchange: Market['exchange']): Market => {
  const schedule = scheduleOf({ zone, sessions, dailyBreak })
  if (!schedule) throw new Error(`${sessions} is not understood`)
  return { schedule, exchange }
}

const currencies = market('America/New_York', 'Sun 17:05 - Fri 16:55', '16:59-17:05', 'currencies')
const frankfurt = market('Europe/Berlin', 'Mon-Fri 01:15-22:00', '22:00-01:15', 'frankfurt')
const hongKong = market(
  'Asia/Hong_Kong',
  'Mon-Fri 09:15-12:00, 13:00-16:30, 17:15-03:00(+1)',
  'see sessions',
  'hongKong',
)

const clock = (zone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

const dayOf = ({ year, month, day }: WallDate) => `${year}-${month}-${day}`
const nextAt = (now: string) => holidaysFrom(currencies, Date.parse(now), 30)[0]?.name

describe('the state of a market', () => {
  test('open, in its break and over the weekend', () => {
    // Wednesday noon in New York.
    expect(sessionAt(currencies, Date.UTC(2026, 10, 18, 17))).toEqual({
      isOpen: true,
      closes: Date.UTC(2026, 10, 18, 21, 59),
    })
    expect(sessionAt(currencies, Date.UTC(2026, 10, 18, 22))).toEqual({
      isOpen: false,
      opens: Date.UTC(2026, 10, 18, 22, 5),
    })
    expect(sessionAt(currencies, Date.UTC(2026, 10, 21, 12))).toEqual({
      isOpen: false,
      opens: Date.UTC(2026, 10, 22, 22, 5),
    })
  })

  test('opens an hour earlier by UTC once New York has summer time', () => {
    const saturdays = [Date.UTC(2026, 2, 7, 12), Date.UTC(2026, 2, 14, 12)]
    const opens = saturdays.map((at) => sessionAt(currencies, at))
    expect(opens).toEqual([
      // The clocks change on this very Sunday, before the opening.
      { isOpen: false, opens: Date.UTC(2026, 2, 8, 21, 5) },
      { isOpen: false, opens: Date.UTC(2026, 2, 15, 21, 5) },
    ])
    expect(sessionAt(currencies, Date.UTC(2026, 1, 28, 12))).toEqual({
      isOpen: false,
      opens: Date.UTC(2026, 2, 1, 22, 5),
    })
  })

  test('a holiday beside a weekend is looked past: Good Friday to Tuesday', () => {
    expect(sessionAt(frankfurt, Date.UTC(2026, 3, 3, 12))).toEqual({
      isOpen: false,
      opens: Date.UTC(2026, 3, 6, 23, 15),
    })
    expect(holidaysFrom(frankfurt, Date.UTC(2026, 3, 1), 10).map(({ name }) => name)).toEqual([
      'goodFriday',
      'easterMonday',
    ])
    expect(holidayOn('hongKong', { year: 2026, month: 2, day: 19, weekday: 4 })).toBe('lunarNewYear')
  })

  test.each([
    [
      'an evening market loses the day after',
      currencies,
      '2026-12-20',
      '2026-12-24 2026-12-25',
      '2026-12-25',
    ],
    ['and the first of a year', currencies, '2026-12-26', '2026-12-31 2027-1-1', '2027-1-1'],
    ['a market of the day that day itself', frankfurt, '2026-12-20', '2026-12-24 2026-12-24', '2026-12-24'],
    ['with sessions into the night too', hongKong, '2026-12-20', '2026-12-25 2026-12-25', '2026-12-25'],
  ])('of a holiday %s, in Berlin as at home', (_name, tried, now, byTheMarket, inBerlin) => {
    const [next] = holidaysFrom(tried, Date.parse(`${now}T12:00:00Z`), 30)
    if (!next) throw new Error('there is no holiday')
    expect(`${dayOf(next.begins)} ${dayOf(next.date)}`).toBe(byTheMarket)
    expect(dayOf(dateIn('Europe/Berlin', next.middle))).toBe(inBerlin)
  })

  test('a holiday is the next one until it is over', () => {
    expect(nextAt('2026-12-25T15:00:00Z')).toBe('christmas')
    expect(nextAt('2026-12-25T22:00:00Z')).toBe('newYear')
  })

  test('property: every session shows the hours of the schedule on the clock of its market, on every day of six years', () => {
    assert(
      property(
        constantFrom(currencies, frankfurt, hongKong),
        integer({ min: 0, max: 6 * 366 }),
        (tried, day) => {
          const { zone, sessions } = tried.schedule
          const noon = Date.UTC(2025, 0, 1, 12) + day * 86_400_000
          const written = new Set(
            sessions.flatMap(({ from, to }) =>
              [from, to].map(
                (minutes) =>
                  `${String(Math.floor((minutes % 1440) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
              ),
            ),
          )
          for (const { opens, closes } of sessionsAround(tried, noon, 2, 3)) {
            expect(written).toContain(clock(zone).format(opens))
            expect(written).toContain(clock(zone).format(closes))
            expect(closes).toBeGreaterThan(opens)
          }
        },
      ),
      { numRuns: 600 },
    )
  }, 60_000)

  test('property: open until its close and not after, closed until its opening, around every change of clocks', () => {
    // Days on which a zone of a market or of a visitor changes its clocks, and a week around them.
    const changes = [
      ['2026-03-08', '2026-11-01'],
      ['2026-03-29', '2026-10-25'],
      ['2027-03-14', '2027-11-07'],
      ['2027-03-28', '2027-10-31'],
    ].flat()
    assert(
      property(
        constantFrom(currencies, frankfurt, hongKong),
        constantFrom(...changes),
        integer({ min: -5 * 1440, max: 5 * 1440 }),
        (tried, change, minutes) => {
          const instant = Date.parse(`${change}T00:00:00Z`) + minutes * 60_000
          const state = sessionAt(tried, instant)
          if (state.isOpen) {
            expect(sessionAt(tried, state.closes - 1).isOpen).toBe(true)
            expect(sessionAt(tried, state.closes).isOpen).toBe(false)
          } else {
            const opens = state.opens ?? Number.NaN
            expect(sessionAt(tried, opens - 1).isOpen).toBe(false)
            expect(sessionAt(tried, opens).isOpen).toBe(true)
          }
        },
      ),
      { numRuns: 800 },
    )
  }, 60_000)
})
