import { type Locale, locales } from '#locales/table.ts'
import { ownZone } from '#web/lib/browser/own-zone.ts'
import { offsetText } from '#web/lib/zone.ts'

interface Clock {
  format: Intl.DateTimeFormat
  zone: string
  /** The hour whose difference from UTC is known, and that difference in words. */
  hour: number
  offset: string
}

/** One per language: creating it each time would be a third of a tick's script. */
const clocks = new Map<Locale, Clock>()

const made = (locale: Locale): Clock => {
  const format = new Intl.DateTimeFormat(locales[locale].intl, { timeStyle: 'medium' })
  return { format, zone: ownZone(), hour: Number.NaN, offset: '' }
}

/** A time on the visitor's clock, with its difference from UTC. Only in the browser. */
export const clock = (locale: Locale, at: number): string => {
  const known = clocks.get(locale) ?? made(locale)
  const hour = Math.floor(at / 3_600_000)
  const offset = hour === known.hour ? known.offset : offsetText(known.zone, at)
  clocks.set(locale, { ...known, hour, offset })
  return `${known.format.format(at)} ${offset}`
}
