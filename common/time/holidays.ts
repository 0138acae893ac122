import type { WallDate } from './zoned-time.ts'

/** Whose holidays close a market. */
export type Exchange = 'currencies' | 'newYork' | 'london' | 'frankfurt' | 'hongKong'

export const holidayNames = [
  'newYear',
  'lunarNewYear',
  'goodFriday',
  'easterMonday',
  'labourDay',
  'establishmentDay',
  'nationalDay',
  'christmasEve',
  'christmas',
  'boxingDay',
  'newYearsEve',
] as const
export type HolidayName = (typeof holidayNames)[number]

/** Easter Sunday of a year, by the anonymous Gregorian reckoning, as days since 1970. */
const easterOf = (year: number): number => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const counted = epact + weekday - 7 * late + 114
  return Date.UTC(year, Math.floor(counted / 31) - 1, (counted % 31) + 1) / 86_400_000
}

/** First day of the lunar year in Hong Kong (gazetted days); a year that is not here has none in our list. */
const lunarYears: Readonly<Record<number, string>> = {
  2025: '01-29',
  2026: '02-17',
  2027: '02-06',
  2028: '01-26',
  2029: '02-13',
  2030: '02-03',
}

interface Closed {
  fixed: Readonly<Record<string, HolidayName>>
  /** Days from Easter Sunday. */
  easter: Readonly<Record<number, HolidayName>>
  lunarDays?: number
}

/** Days (MM-DD, or days from Easter) on which no session begins; of an evening market the eve is closed. */
const closed: Readonly<Record<Exchange, Closed>> = {
  currencies: { fixed: { '12-24': 'christmas', '12-31': 'newYear' }, easter: {} },
  newYork: { fixed: { '12-24': 'christmas', '12-31': 'newYear' }, easter: { [-3]: 'goodFriday' } },
  london: { fixed: { '01-01': 'newYear', '12-25': 'christmas' }, easter: { [-2]: 'goodFriday' } },
  frankfurt: {
    fixed: {
      '01-01': 'newYear',
      '05-01': 'labourDay',
      '12-24': 'christmasEve',
      '12-25': 'christmas',
      '12-26': 'boxingDay',
      '12-31': 'newYearsEve',
    },
    easter: { [-2]: 'goodFriday', 1: 'easterMonday' },
  },
  hongKong: {
    fixed: {
      '01-01': 'newYear',
      '05-01': 'labourDay',
      '07-01': 'establishmentDay',
      '10-01': 'nationalDay',
      '12-25': 'christmas',
      '12-26': 'boxingDay',
    },
    easter: { [-2]: 'goodFriday', 1: 'easterMonday' },
    lunarDays: 3,
  },
}

/** The holiday for which no session begins on a date of the market's zone; null on every other day. */
export const holidayOn = (exchange: Exchange | null, { year, month, day }: WallDate): HolidayName | null => {
  if (!exchange) return null
  const { fixed, easter, lunarDays = 0 } = closed[exchange]
  const written = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const number = Date.UTC(year, month - 1, day) / 86_400_000
  const known = fixed[written] ?? easter[number - easterOf(year)]
  if (known) return known
  const lunar = lunarYears[year]
  const since = lunar ? number - Date.parse(`${year}-${lunar}T00:00:00Z`) / 86_400_000 : -1
  return since >= 0 && since < lunarDays ? 'lunarNewYear' : null
}
