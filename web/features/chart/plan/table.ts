import { type Locale, locales } from '#locales/table.ts'
import type { Bar } from '#web/broker/history/history.ts'
import type { ChartRange } from './history.ts'

const hour = 3_600_000

/** Bars joined to hours: the first open, the last close, the extremes between. Hours without a bar have none. */
export const hourly = (bars: readonly Bar[]): Bar[] => {
  const hours: Bar[] = []
  for (const bar of bars) {
    const at = Math.floor(bar.at / hour) * hour
    const known = hours.at(-1)
    if (known?.at !== at) {
      hours.push({ ...bar, at })
      continue
    }
    hours[hours.length - 1] = {
      at,
      open: known.open,
      high: Number(bar.high) > Number(known.high) ? bar.high : known.high,
      low: Number(bar.low) < Number(known.low) ? bar.low : known.low,
      close: bar.close,
      count: known.count + bar.count,
    }
  }
  return hours
}

const clockOf: Record<ChartRange, Intl.DateTimeFormatOptions> = {
  '1d': { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  '1w': { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  '1m': { weekday: 'short', day: 'numeric', month: 'short' },
  '1y': { day: 'numeric', month: 'short', year: 'numeric' },
  polls: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
}

const days: readonly ChartRange[] = ['1m', '1y']

/** A trading day begins in the evening before: half a day later it is its own date everywhere. */
const halfDay = 12 * hour

/**
 * How the bars of a range are named by the time they begin: `Fri 03:45`, `Fri 14 Nov`, `10 Nov 2025`. Those of days and
 * weeks have the date of their first trading day, whatever the zone.
 */
export const barNamer = (range: ChartRange, zone: string, locale: Locale): ((at: number) => string) => {
  const ofDays = days.includes(range)
  const format = new Intl.DateTimeFormat(locales[locale].intl, {
    ...clockOf[range],
    timeZone: ofDays ? 'UTC' : zone,
  })
  return (at) => format.format(ofDays ? at + halfDay : at)
}
