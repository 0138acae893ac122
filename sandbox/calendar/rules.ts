/** A date without a time; `month` counts from 1. */
export interface CalendarDate {
  year: number
  month: number
  day: number
}

/** The days of a month on which something is published; without `months` in every month. */
export type Rule =
  | { kind: 'weekly'; weekday: number }
  | { kind: 'nthWeekday'; nth: number; weekday: number; months?: readonly number[] }
  | { kind: 'businessDay'; nth: number; months?: readonly number[] }
  | { kind: 'onOrAfter'; day: number; months?: readonly number[] }

const weekdayOf = ({ year, month, day }: CalendarDate): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay()

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

const isBusinessDay = (date: CalendarDate): boolean => {
  const weekday = weekdayOf(date)
  return weekday !== 0 && weekday !== 6
}

/** The days of a month on which a rule publishes, in order. Weekdays count from Sunday 0; `nth` -1 is the last. */
export function daysOf(rule: Rule, year: number, month: number): CalendarDate[] {
  if (rule.kind !== 'weekly' && rule.months && !rule.months.includes(month)) return []
  const days = Array.from({ length: daysIn(year, month) }, (_, index) => ({ year, month, day: index + 1 }))
  if (rule.kind === 'weekly') return days.filter((date) => weekdayOf(date) === rule.weekday)
  if (rule.kind === 'onOrAfter') {
    const day = days.find((date) => date.day >= rule.day && isBusinessDay(date))
    return day ? [day] : []
  }
  const candidates = days.filter(
    rule.kind === 'businessDay' ? isBusinessDay : (date) => weekdayOf(date) === rule.weekday,
  )
  const day = candidates.at(rule.nth > 0 ? rule.nth - 1 : rule.nth)
  return day ? [day] : []
}
