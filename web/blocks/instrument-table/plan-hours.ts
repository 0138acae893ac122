import { type Locale, locales } from '#locales/table.ts'
import { perLocale } from '#web/lib/numbers/per-locale.ts'

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const dayFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locales[locale].intl, { weekday: 'short', timeZone: 'UTC' }),
)

/** 2026-11-01 was a Sunday. */
const dayName = (day: string, locale: Locale): string =>
  dayFormat(locale).format(Date.UTC(2026, 10, 1 + days.indexOf(day)))

/**
 * Trading hours as stored (`Sun 17:05 - Fri 16:55`, `Mon-Fri 09:15-12:00, 17:15-03:00(+1)`) in a language: its short
 * weekday names and en dashes. Unknown parts stay as they are.
 */
export const hoursIn = (locale: Locale, hours: string): string =>
  hours
    .replaceAll(/\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)\b/g, (day) => dayName(day, locale))
    .replaceAll(/(?<=\d)-(?=\d)/g, '–')
    .replaceAll(/(?<=[\p{L}.])-(?=\p{L})/gu, '–')
    .replaceAll(' - ', ' – ')
    .replaceAll('(+1)', ' (+1)')
