import { describe, expect, it } from 'vitest'
import {
  addDays,
  countdownTo,
  daysAround,
  isAwaited,
  isPast,
  awaitedForMs,
  countsSeconds,
  nextOf,
  pauseAfter,
  periodOf,
  planComing,
  planDays,
  within,
} from './plan-days.ts'
import { justPublished } from './published.ts'
import { timed as release, untimed } from './sample-release.ts'
import { zoneClock } from './zone-clock.ts'

const at = (text: string): number => Date.parse(text)
const berlin = zoneClock({ id: 'Europe/Berlin', diff: 60 })
const utc = zoneClock({ id: 'UTC', diff: 0 })

describe('days and periods of the calendar', () => {
  it.each([
    ['2026-11-18', 'week', '2026-11-16', '2026-11-22'],
    ['2026-11-22', 'week', '2026-11-16', '2026-11-22'],
    ['2026-11-16', 'week', '2026-11-16', '2026-11-22'],
    ['2027-01-01', 'week', '2026-12-28', '2027-01-03'],
    ['2028-02-29', 'day', '2028-02-29', '2028-02-29'],
  ] as const)('%s as a %s is %s to %s', (day, span, from, to) => {
    expect(periodOf(day, span)).toEqual({ from, to })
  })

  it('asks for a day more at either end, since a day of a zone lies in two of UTC', () => {
    expect(daysAround({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
      from: '2026-02-28',
      to: '2026-03-02',
    })
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  })

  it('puts a release of half past eleven at night in UTC under the next day of Berlin', () => {
    const releases = [release('2026-11-18T22:30:00Z'), release('2026-11-18T23:30:00Z')]
    expect(planDays(releases, berlin)?.map(({ day, releases: of }) => [day, of.length])).toEqual([
      ['2026-11-18', 1],
      ['2026-11-19', 1],
    ])
    const day = { from: '2026-11-19', to: '2026-11-19' }
    expect(within(releases, day, berlin)).toEqual([releases[1]])
    expect(within(releases, day, utc)).toEqual([])
  })

  it('heads a day with what lasts it, ends it with what has no time yet, and the list with what has no day', () => {
    const events = [
      untimed('tentative', null),
      untimed('tentative', '2026-11-19'),
      release('2026-11-18T12:00:00Z'),
      untimed('allDay', '2026-11-18'),
      untimed('holiday', '2026-11-18'),
      untimed('tentative', '2026-11-18'),
      release('2026-11-18T13:00:00Z'),
    ]
    expect(planDays(events, berlin)?.map(({ day, releases }) => [day, releases.map(({ id }) => id)])).toEqual(
      [
        [
          '2026-11-18',
          [
            'holiday 2026-11-18',
            'allDay 2026-11-18',
            '2026-11-18T12:00:00Z',
            '2026-11-18T13:00:00Z',
            'tentative 2026-11-18',
          ],
        ],
        ['2026-11-19', ['tentative 2026-11-19']],
        [null, ['tentative null']],
      ],
    )
    const day = { from: '2026-11-19', to: '2026-11-19' }
    expect(within(events, day, berlin).map(({ id }) => id)).toEqual([
      'tentative null',
      'tentative 2026-11-19',
    ])
  })

  it('has no days for a list that is not in the order of time', () => {
    expect(planDays([release('2026-11-18T12:00:00Z'), release('2026-11-17T12:00:00Z')], utc)).toBeNull()
    expect(planDays([], utc)).toEqual([])
  })
})

describe('a figure that is to come', () => {
  const now = at('2026-11-18T12:00:00Z')

  it('is awaited from its instant for a quarter of an hour, and not where there never is one', () => {
    expect(isAwaited(release('2026-11-18T12:00:00Z'), now)).toBe(true)
    expect(isAwaited(release('2026-11-18T12:00:01Z'), now)).toBe(false)
    expect(isAwaited(release('2026-11-18T12:00:00Z'), now + awaitedForMs)).toBe(false)
    expect(isAwaited(release('2026-11-18T12:00:00Z', { actual: '1.1' }), now)).toBe(false)
    expect(isAwaited(release('2026-11-18T12:00:00Z', { forecast: null, previous: null }), now)).toBe(false)
  })

  it('is the next when nothing else comes before, whatever the order of the list', () => {
    const releases = ['14:00', '12:30', '11:00'].map((time) => release(`2026-11-18T${time}:00Z`))
    expect(nextOf(releases, now)?.id).toBe('2026-11-18T12:30:00Z')
    expect(nextOf(releases, at('2026-11-18T14:00:00Z'))).toBeUndefined()
  })

  it('counts seconds from three minutes before to one after, so that a clock of minutes sees both ends', () => {
    const next = [release('2026-11-18T12:03:00Z')]
    expect(countsSeconds(next, now - 1)).toBe(false)
    expect(countsSeconds(next, now)).toBe(true)
    expect(countsSeconds(next, now + 239_999)).toBe(true)
    expect(countsSeconds(next, now + 240_000)).toBe(false)
    expect(countsSeconds([], now)).toBe(false)
  })

  it('is asked for at its instant and then every five seconds; else once a minute, sooner after a failure', () => {
    const next = release('2026-11-18T12:00:20Z')
    expect(pauseAfter([next], now, false)).toBe(20_500)
    expect(pauseAfter([next], next.at, false)).toBe(5_000)
    expect(pauseAfter([{ ...next, actual: '1' }], next.at, false)).toBe(60_000)
    expect(pauseAfter([release('2026-11-18T18:00:00Z')], now, false)).toBe(60_000)
    expect(pauseAfter([next], next.at - 100, false)).toBe(1_000)
    expect(pauseAfter([], now, true)).toBe(5_000)
  })

  it.each([
    [1, { unit: 'lastSeconds', hours: 0, minutes: 0, seconds: 1 }],
    [74, { unit: 'seconds', hours: 0, minutes: 1, seconds: 14 }],
    [119, { unit: 'seconds', hours: 0, minutes: 1, seconds: 59 }],
    [120, { unit: 'minutes', hours: 0, minutes: 2, seconds: 0 }],
    [3_541, { unit: 'wholeHours', hours: 1, minutes: 0, seconds: 0 }],
    [13_080, { unit: 'hours', hours: 3, minutes: 38, seconds: 0 }],
    [-5, { unit: 'lastSeconds', hours: 0, minutes: 0, seconds: 0 }],
  ])('%i s before it is counted down as %o', (seconds, countdown) => {
    expect(countdownTo(now + seconds * 1_000, now)).toEqual(countdown)
  })

  it.each([
    [release('2026-11-18T12:00:00Z'), true],
    [release('2026-11-18T12:00:01Z'), false],
    [untimed('allDay', '2026-11-17'), true],
    [untimed('allDay', '2026-11-18'), false],
    [untimed('tentative', null), false],
  ])('is over or not: %o', (event, isOver) => {
    expect(isPast(event, utc, now)).toBe(isOver)
  })

  it('comes with its day where it has no time; holidays and what has no day are not among what is to come', () => {
    const events = [
      untimed('tentative', '2026-11-18'),
      untimed('allDay', '2026-11-19'),
      untimed('allDay', '2026-11-17'),
      untimed('holiday', '2026-11-19'),
      untimed('tentative', null),
      release('2026-11-19T08:00:00Z', { importance: null, id: 'unranked' }),
      release('2026-11-19T08:00:00Z', { importance: 1, id: 'low' }),
      release('2026-11-18T14:00:00Z'),
      release('2026-11-18T11:00:00Z'),
    ]
    expect(planComing(events, utc, now).map(({ id }) => id)).toEqual([
      '2026-11-18T14:00:00Z',
      'tentative 2026-11-18',
      'allDay 2026-11-19',
      'low',
      'unranked',
    ])
  })

  it('without a time is never counted down, awaited or the next one', () => {
    const events = [untimed('tentative', '2026-11-18', { forecast: '1' }), untimed('holiday', '2026-11-18')]
    expect(nextOf(events, now)).toBeUndefined()
    expect(events.some((event) => isAwaited(event, now))).toBe(false)
    expect(pauseAfter(events, now, false)).toBe(60_000)
  })

  it('is told of once, when it was waited for and is there', () => {
    const waiting = release('2026-11-18T12:00:00Z')
    const known = { ...waiting, actual: '1.2' }
    const other = release('2026-11-18T13:00:00Z', { actual: '3' })
    expect(justPublished([waiting], [known, other])).toEqual([known])
    expect(justPublished([known], [known])).toEqual([])
    expect(justPublished([], [known])).toEqual([])
  })
})
