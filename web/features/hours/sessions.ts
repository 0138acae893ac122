import { dateIn, daysAfter, instantIn, type WallDate } from '#common/time/zoned-time.ts'
import { type Exchange, type HolidayName, holidayOn } from '#common/time/holidays.ts'
import type { Schedule } from './schedule.ts'

/** A session on a calendar day, ms since 1970. */
export interface Session {
  opens: number
  closes: number
}

export interface Market {
  schedule: Schedule
  exchange: Exchange | null
}

/** Whether a market is open at an instant, and until or from when. */
export type SessionState =
  | { isOpen: true; closes: number }
  | { isOpen: false; opens: number }
  | { isOpen: false; opens: null }

const sessionsOf = ({ schedule, exchange }: Market, date: WallDate): Session[] => {
  if (holidayOn(exchange, date)) return []
  return schedule.sessions
    .filter(({ weekday }) => weekday === date.weekday)
    .map(({ from, to }) => ({
      opens: instantIn(schedule.zone, date, from),
      closes: instantIn(schedule.zone, date, to),
    }))
}

/** The sessions that start on days of the market's zone around an instant. */
export const sessionsAround = (
  market: Market,
  instant: number,
  daysBefore: number,
  days: number,
): Session[] => {
  const today = dateIn(market.schedule.zone, instant)
  return Array.from({ length: daysBefore + days }, (_, index) => index - daysBefore).flatMap((offset) =>
    sessionsOf(market, daysAfter(today, offset)),
  )
}

/** How far ahead to look for an opening: weekends with holidays, with margin. */
const daysAhead = 14

/** The state of a market at an instant, considering holidays and daylight saving. */
export const sessionAt = (market: Market, instant: number): SessionState => {
  const today = dateIn(market.schedule.zone, instant)
  // Sessions last a day at most, so one that started two days ago is over.
  for (let offset = -2; offset <= daysAhead; offset += 1) {
    const next = sessionsOf(market, daysAfter(today, offset)).find(({ closes }) => closes > instant)
    if (next && next.opens <= instant) return { isOpen: true, closes: next.closes }
    if (next) return { isOpen: false, opens: next.opens }
  }
  return { isOpen: false, opens: null }
}

/** A day without a session. */
export interface Holiday {
  /** The day on which no session begins, by the market's clock. */
  begins: WallDate
  /** An instant in the middle of what is not traded: the day it lies in is the one that is lost on any clock. */
  middle: number
  /** That day on the market's clock: of an evening market the one after. */
  date: WallDate
  name: HolidayName
}

/** The market's holidays in the coming days, today among them while it lasts, on days that would have a session. */
export const holidaysFrom = ({ schedule, exchange }: Market, instant: number, days: number): Holiday[] => {
  const today = dateIn(schedule.zone, instant)
  return Array.from({ length: days + 1 }, (_, offset) => daysAfter(today, offset - 1)).flatMap((begins) => {
    const name = holidayOn(exchange, begins)
    const lost = sessionsOf({ schedule, exchange: null }, begins)
    const closes = Math.max(...lost.map((session) => session.closes))
    if (!name || lost.length === 0 || closes <= instant) return []
    const middle = (Math.min(...lost.map(({ opens }) => opens)) + closes) / 2
    return [{ begins, middle, date: dateIn(schedule.zone, middle), name }]
  })
}
