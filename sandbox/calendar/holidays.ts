import { holidayOn } from '#common/time/holidays.ts'
import type { CalendarDate } from './calendar-date.ts'

/** Days on which the offices of a zone publish nothing. */
interface Holidays {
  /** As MM-DD. */
  fixed: string
  /** As month, place in the month (-1 the last) and weekday (Sunday 0). */
  weekdays?: readonly (readonly [month: number, nth: number, weekday: number])[]
  /** Good Friday and Easter Monday. */
  easter?: true
  lunarNewYear?: true
}

const target = '01-01 05-01 12-25 12-26'

const zones: Readonly<Record<string, Holidays>> = {
  'America/New_York': {
    fixed: '01-01 06-19 07-04 11-11 12-25',
    weekdays: [
      [1, 3, 1],
      [2, 3, 1],
      [5, -1, 1],
      [9, 1, 1],
      [10, 2, 1],
      [11, 4, 4],
    ],
  },
  'America/Toronto': {
    fixed: '01-01 07-01 12-25 12-26',
    weekdays: [
      [2, 3, 1],
      [8, 1, 1],
      [9, 1, 1],
      [10, 2, 1],
    ],
    easter: true,
  },
  'Europe/London': {
    fixed: '01-01 12-25 12-26',
    weekdays: [
      [5, 1, 1],
      [5, -1, 1],
      [8, -1, 1],
    ],
    easter: true,
  },
  'Europe/Brussels': { fixed: target, easter: true },
  'Europe/Berlin': { fixed: `${target} 10-03`, easter: true },
  'Europe/Paris': { fixed: `${target} 05-08 07-14 08-15 11-01 11-11`, easter: true },
  'Europe/Rome': { fixed: `${target} 01-06 04-25 06-02 08-15 11-01 12-08`, easter: true },
  'Europe/Madrid': { fixed: `${target} 01-06 08-15 10-12 11-01 12-08`, easter: true },
  'Europe/Warsaw': { fixed: `${target} 01-06 05-03 08-15 11-01 11-11`, easter: true },
  'Europe/Zurich': { fixed: `${target} 01-02 08-01`, easter: true },
  'Asia/Tokyo': {
    fixed: '01-01 01-02 01-03 02-11 02-23 04-29 05-03 05-04 05-05 08-11 11-03 11-23',
    weekdays: [
      [1, 2, 1],
      [7, 3, 1],
      [9, 3, 1],
      [10, 2, 1],
    ],
  },
  'Asia/Shanghai': {
    fixed: '01-01 05-01 05-02 05-03 10-01 10-02 10-03 10-04 10-05 10-06 10-07',
    lunarNewYear: true,
  },
  'Australia/Sydney': { fixed: '01-01 01-26 04-25 12-25 12-26', weekdays: [[6, 2, 1]], easter: true },
  'Pacific/Auckland': {
    fixed: '01-01 01-02 02-06 04-25 12-25 12-26',
    weekdays: [[10, -1, 1]],
    easter: true,
  },
}

const written = ({ month, day }: CalendarDate): string =>
  `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

const shifted = ({ year, month, day }: CalendarDate, days: number): Date =>
  new Date(Date.UTC(year, month - 1, day + days))

/** Whether a date is the nth such weekday of its month, -1 the last. */
const isNth = (date: CalendarDate, nth: number, weekday: number): boolean =>
  shifted(date, 0).getUTCDay() === weekday &&
  (nth > 0
    ? Math.ceil(date.day / 7) === nth
    : shifted(date, 7).getUTCMonth() !== shifted(date, 0).getUTCMonth())

/** Whether the offices of a zone (IANA name) are closed on a date, weekends apart. Zones not listed have no holidays. */
export const isHoliday = (zone: string, date: CalendarDate): boolean => {
  const days = zones[zone]
  if (!days) return false
  const wall = { ...date, weekday: 0 }
  return (
    days.fixed.split(' ').includes(written(date)) ||
    (days.weekdays ?? []).some(
      ([month, nth, weekday]) => date.month === month && isNth(date, nth, weekday),
    ) ||
    (days.easter === true && ['goodFriday', 'easterMonday'].includes(holidayOn('frankfurt', wall) ?? '')) ||
    (days.lunarNewYear === true && holidayOn('hongKong', wall) === 'lunarNewYear')
  )
}
