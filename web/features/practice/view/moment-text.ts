import { type Locale, locales } from '#locales/table.ts'
import { ownZone } from '#web/lib/browser/own-zone.ts'
import { offsetText } from '#web/lib/zone.ts'

/** A format per language, zone and fields: to make one costs a hundred times what formatting does. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (locale: Locale, zone: string, fields: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${zone} ${Object.keys(fields).join(' ')}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locales[locale].intl, { ...fields, timeZone: zone })
  formats.set(key, format)
  return format
}

const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const dayNames = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' })

/** A time of these days on the visitor's clock: `22:00 UTC` today, `Sunday 22:00 UTC` on another day. */
export const momentText = (locale: Locale, at: number, now: number): string => {
  const zone = ownZone()
  const isToday = dayNames.format(at) === dayNames.format(now)
  const format = formatOf(locale, zone, isToday ? time : { weekday: 'long', ...time })
  return `${format.format(at)} ${offsetText(zone, at)}`
}

/** When a trade was opened or closed: `20 Nov, 08:15`. */
export const tradeTime = (locale: Locale, at: number): string =>
  formatOf(locale, ownZone(), { day: 'numeric', month: 'short', ...time }).format(at)
