import { isHoliday } from './holidays.ts'
import type { CalendarDate } from './calendar-date.ts'

/** The days of a month on which something is published; without `months` in every month. */
export type Rule =
  | { kind: 'weekly'; weekday: number }
  | { kind: 'nthWeekday'; nth: number; weekday: number; months?: readonly number[] }
  | { kind: 'businessDay'; nth: number; months?: readonly number[] }
  | { kind: 'onOrAfter'; day: number; months?: readonly number[] }

const weekdayOf = ({ year, month, day }: CalendarDate): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay()

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

const isBusinessDay = (date: CalendarDate, zone: string): boolean => {
  const weekday = weekdayOf(date)
  return weekday !== 0 && weekday !== 6 && !isHoliday(zone, date)
}

/**
 * The days of a month on which a rule publishes, in order, by the business days of a zone. Weekdays count from Sunday
 * 0; `nth` -1 is the last. A rule that names a weekday names it also when the offices are closed: `postponed`.
 */
export function daysOf(rule: Rule, zone: string, year: number, month: number): CalendarDate[] {
  if (rule.kind !== 'weekly' && rule.months && !rule.months.includes(month)) return []
  const days = Array.from({ length: daysIn(year, month) }, (_, index) => ({ year, month, day: index + 1 }))
  if (rule.kind === 'weekly') return days.filter((date) => weekdayOf(date) === rule.weekday)
  if (rule.kind === 'onOrAfter') {
    const day = days.find((date) => date.day >= rule.day && isBusinessDay(date, zone))
    return day ? [day] : []
  }
  const candidates = days.filter(
    rule.kind === 'businessDay'
      ? (date) => isBusinessDay(date, zone)
      : (date) => weekdayOf(date) === rule.weekday,
  )
  const day = candidates.at(rule.nth > 0 ? rule.nth - 1 : rule.nth)
  return day ? [day] : []
}

/** The first business day of a zone from a date on: what falls on a holiday is published after it. */
export function postponed(date: CalendarDate, zone: string): CalendarDate {
  let days = 0
  for (;;) {
    const next = new Date(Date.UTC(date.year, date.month - 1, date.day + days))
    const day = { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() }
    if (isBusinessDay(day, zone)) return day
    days += 1
  }
}
