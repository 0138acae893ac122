import { type Locale, locales } from '#locales/table.ts'
import { offsetText } from '#web/lib/zone.ts'

/** A format per language and zone: to make one costs a hundred times what formatting does. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A time of the last days on the clocks of a zone: `Wed 10:51 UTC+1`. Server and browser write the same. */
export const clockOf = (locale: Locale, at: number, zone: string): string => {
  const key = `${locale} ${zone}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locales[locale].intl, {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    })
  formats.set(key, format)
  return `${format.format(at)} ${offsetText(zone, at)}`
}
