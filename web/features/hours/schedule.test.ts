import { describe, expect, test } from 'vitest'
import { scheduleOf } from './schedule.ts'

const of = (sessions: string, dailyBreak: string | null = null) =>
  scheduleOf({ zone: 'America/New_York', sessions, dailyBreak })?.sessions

const at = (hours: number, minutes = 0) => 60 * hours + minutes

describe('hours as an editor writes them', () => {
  test('a week from evening to evening is one session from each break to the next', () => {
    expect(of('Sun 17:05 - Fri 16:55', '16:59-17:05')).toEqual([
      { weekday: 0, from: at(17, 5), to: at(40, 59) },
      { weekday: 1, from: at(17, 5), to: at(40, 59) },
      { weekday: 2, from: at(17, 5), to: at(40, 59) },
      { weekday: 3, from: at(17, 5), to: at(40, 59) },
      { weekday: 4, from: at(17, 5), to: at(40, 55) },
    ])
  })

  test('a break over midnight', () => {
    expect(of('Mon 01:00 - Fri 22:45', '23:00-01:00')).toEqual([
      ...[1, 2, 3, 4].map((weekday) => ({ weekday, from: at(1), to: at(23) })),
      { weekday: 5, from: at(1), to: at(22, 45) },
    ])
  })

  test('several sessions a day, the last into the next', () => {
    const week = of('Mon-Fri 09:15-12:00, 13:00-16:30, 17:15-03:00(+1)', 'see sessions') ?? []
    expect(week).toHaveLength(15)
    expect(week.slice(0, 3)).toEqual([
      { weekday: 1, from: at(9, 15), to: at(12) },
      { weekday: 1, from: at(13), to: at(16, 30) },
      { weekday: 1, from: at(17, 15), to: at(27) },
    ])
  })

  test.each(['', 'weekdays', 'Fri-Mon 09:00-10:00', 'Mon-Fri 9-10', 'Mon-Fri 09:00-10:00, later'])(
    '%j is not understood, and so nothing is said of it',
    (text) => {
      expect(of(text)).toBeUndefined()
    },
  )
})
