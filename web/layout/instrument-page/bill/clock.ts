import { type Locale, locales } from '#locales/table.ts'
import { perLocale } from '#web/lib/numbers/per-locale.ts'

const clock = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locales[locale].intl, {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    }),
)

/** A time of the last days in UTC: `Wed 09:51`. Server and browser write the same. */
export const clockOf = (locale: Locale, at: number): string => clock(locale).format(at)
