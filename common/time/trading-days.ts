import { dateIn, daysAfter, instantIn } from './zoned-time.ts'

/** A stretch of time, ms since 1970; `to` is no longer part of it. */
export interface Stretch {
  from: number
  to: number
}

const zone = 'America/New_York'
/** Minutes after midnight at which a trading day ends and the next begins. */
const turn = 17 * 60

const sunday = 0
const thursday = 4

/**
 * The trading day of an instant: from 17:00 to 17:00 in New York, whatever the clocks there show. What is traded after
 * Friday 17:00 still belongs to Friday, whose day ends on Sunday at 17:00: a week has five days.
 */
export const tradingDayOf = (instant: number): Stretch => {
  const today = dateIn(zone, instant)
  let date = instant < instantIn(zone, today, turn) ? daysAfter(today, -1) : today
  while (date.weekday > thursday) date = daysAfter(date, -1)
  const length = date.weekday === thursday ? 3 : 1
  return { from: instantIn(zone, date, turn), to: instantIn(zone, daysAfter(date, length), turn) }
}

/** The trading week of an instant: from Sunday 17:00 to Sunday 17:00 in New York. */
export const tradingWeekOf = (instant: number): Stretch => {
  const day = tradingDayOf(instant)
  let date = dateIn(zone, day.from)
  while (date.weekday !== sunday) date = daysAfter(date, -1)
  return { from: instantIn(zone, date, turn), to: instantIn(zone, daysAfter(date, 7), turn) }
}
