import type { Hours } from './hours.ts'
import type { WallClock } from './zoned-time.ts'

/** Easter Sunday of a year as a day number since 1970 (the anonymous Gregorian reckoning). */
function easterOf(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor((8 * b + 13) / 25)
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7
  const g = Math.floor((a + 11 * e + 22 * f) / 451)
  const month = Math.floor((e + f - 7 * g + 114) / 31)
  const day = ((e + f - 7 * g + 114) % 31) + 1
  return Date.UTC(year, month - 1, day) / 86_400_000
}

/** The first day of the lunar new year in Hong Kong; years not listed have no such holiday here. */
const lunarNewYear: Readonly<Record<number, string>> = {
  2025: '01-29',
  2026: '02-17',
  2027: '02-06',
  2028: '01-26',
  2029: '02-13',
  2030: '02-03',
}

/** Fixed days (MM-DD) and days counted from Easter Sunday on which no session begins. */
interface Closed {
  fixed: readonly string[]
  fromEaster: readonly number[]
  lunarDays?: number
}

/** Evening sessions belong to the next day, so theirs are the eves of the holidays. */
const closed: Readonly<Record<Hours, Closed>> = {
  forex: { fixed: ['12-24', '12-31'], fromEaster: [] },
  newYork: { fixed: ['12-24', '12-31'], fromEaster: [-3] },
  london: { fixed: ['01-01', '12-25'], fromEaster: [-2] },
  frankfurt: { fixed: ['01-01', '05-01', '12-24', '12-25', '12-26', '12-31'], fromEaster: [-2, 1] },
  hongKong: {
    fixed: ['01-01', '05-01', '07-01', '10-01', '12-25', '12-26'],
    fromEaster: [-2, 1],
    lunarDays: 3,
  },
}

/** Whether a schedule has no session that begins on a date of its zone. */
export function isHoliday(hours: Hours, { year, month, day }: WallClock): boolean {
  const { fixed, fromEaster, lunarDays = 0 } = closed[hours]
  const name = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  if (fixed.includes(name)) return true
  const number = Date.UTC(year, month - 1, day) / 86_400_000
  if (fromEaster.includes(number - easterOf(year))) return true
  const lunar = lunarNewYear[year]
  if (lunar === undefined) return false
  const sinceLunar = number - Date.parse(`${year}-${lunar}T00:00:00Z`) / 86_400_000
  return sinceLunar >= 0 && sinceLunar < lunarDays
}
