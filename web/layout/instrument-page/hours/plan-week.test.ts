import { expect, test } from 'vitest'
import { scheduleOf } from '#web/features/hours/schedule.ts'
import { nextOnClock, writtenSession } from './plan-week.ts'

const schedule = scheduleOf({
  zone: 'America/New_York',
  sessions: 'Sun 17:05 - Fri 16:55',
  dailyBreak: '16:59-17:05',
})
if (!schedule) throw new Error('the hours are not understood')
const market = { schedule, exchange: 'currencies' } as const

test('a session on the market’s clock names its day and the day it ends on', () => {
  const [first] = schedule.sessions
  expect(first && writtenSession('de', first)).toEqual({ day: 'Sonntag', hours: '17:05 – 16:59 (Mo)' })
})

const hours = (now: string) => nextOnClock('en', market, Date.parse(now), 'Europe/Warsaw')[1]

test('between the clock changes of New York and Warsaw the visitor’s hours are an hour earlier', () => {
  expect(hours('2026-03-02T12:00:00Z')).toBe('Mon 2 Mar, 23:05 – Tue 22:59')
  expect(hours('2026-03-16T12:00:00Z')).toBe('Mon 16 Mar, 22:05 – Tue 21:59')
  expect(hours('2026-03-30T12:00:00Z')).toBe('Mon 30 Mar, 23:05 – Tue 22:59')
  expect(hours('2026-10-26T12:00:00Z')).toBe('Mon 26 Oct, 22:05 – Tue 21:59')
})

test('a holiday moves the session of its day to the week after', () => {
  // Christmas Eve 2026 is a Thursday.
  expect(nextOnClock('en', market, Date.UTC(2026, 11, 21, 12), 'UTC')[4]).toBe('')
  expect(nextOnClock('en', market, Date.UTC(2026, 11, 28, 12), 'UTC')[4]).toBe('Thu 7 Jan, 22:05 – Fri 21:55')
})
