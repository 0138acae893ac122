/** A date without a time; `month` counts from 1. */
export interface CalendarDate {
  year: number
  month: number
  day: number
}
