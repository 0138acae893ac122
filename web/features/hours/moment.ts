import { type Locale, locales } from '#locales/table.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (locale: Locale, zone: string | undefined, withDay: boolean): Intl.DateTimeFormat => {
  const key = `${locale} ${zone} ${withDay}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locales[locale].intl, {
    ...(withDay ? { weekday: 'short' } : {}),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(zone ? { timeZone: zone } : {}),
  })
  formats.set(key, format)
  return format
}

const days = new Map<string | undefined, Intl.DateTimeFormat>()

/** A cached formatter per zone: a board formats thirty times a minute. */
const dayIn = (zone: string | undefined): Intl.DateTimeFormat => {
  const known = days.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', ...(zone ? { timeZone: zone } : {}) })
  days.set(zone, format)
  return format
}

/** A time this week in a zone (default: the visitor's): `21:59` today, `Sun 23:05` on another day. */
export const momentIn = (locale: Locale, at: number, now: number, zone?: string): string => {
  const day = dayIn(zone)
  return formatOf(locale, zone, day.format(at) !== day.format(now)).format(at)
}
