import type { Namespaces } from '#locales/resources.ts'
import { offsetText } from '#web/lib/zone.ts'
import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import { minuteText } from '#web/features/chart/hours-rule/plan-now-flag.ts'
import type { Closure, HoursRule, Stretch } from '#web/features/chart/hours-rule/plan-hours-rule.ts'

export type ClockWords = Namespaces['trading']['clock'] & Pick<Namespaces['trading']['chart'], 'places'>

/** A day of a wall clock in words: `Wednesday, 25 November`. */
const dayText = (locale: Locale, { year, month, day }: HoursRule['date']): string =>
  new Intl.DateTimeFormat(locales[locale].intl, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month - 1, day))

/** `Friday 23:00` on the clock of a zone. */
const momentText = (locale: Locale, zone: string, at: number): string =>
  new Intl.DateTimeFormat(locales[locale].intl, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(at)

const timeText = (locale: Locale, zone: string, at: number): string =>
  new Intl.DateTimeFormat(locales[locale].intl, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(at)

/** The next day without a session, on the clock of a zone: `Next day without a session: 25 Dec 2026, Christmas.` */
export const holidayText = (
  locale: Locale,
  zone: string,
  { at, name }: { at: number; name: string },
  words: Pick<ClockWords, 'holiday'>,
): string => {
  const day = new Intl.DateTimeFormat(locales[locale].intl, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: zone,
  })
  return fill(words.holiday, { day: day.format(at), name })
}

/** A zone by its city, and how it differs from UTC: `Berlin, UTC+1`; `UTC` alone. */
export const zoneText = (zone: string, city: string, at: number): string => {
  const offset = offsetText(zone, at)
  return zone === 'UTC' ? 'UTC' : `${city}, ${offset}`
}

/** What stands beside the drawings, and what is said instead of them. */
export const hoursTexts = (
  locale: Locale,
  rule: HoursRule,
  zone: { id: string; text: string },
  words: ClockWords,
): { day: string; rule: string; told: string[] } => {
  const list = (stretches: readonly Stretch[]) =>
    stretches
      .map(({ from, until }) => fill(words.openAt, { from: minuteText(from), until: minuteText(until) }))
      .join(words.join) || words.shut
  const day = dayText(locale, rule.date)
  const between = (
    text: string,
    closure: Closure | null,
    write: (locale: Locale, zone: string, at: number) => string,
  ) =>
    closure
      ? [
          fill(text, {
            from: write(locale, zone.id, closure.from),
            until: write(locale, zone.id, closure.until),
          }),
        ]
      : []
  return {
    day: fill(rule.isToday ? words.today : words.next, { day }),
    rule: fill(words.rule, {
      day,
      zone: zone.text,
      open: list(rule.open),
      places: rule.places
        .map(({ name, stretches }) =>
          fill(words.placeAt, { place: words.places[name], times: list(stretches) }),
        )
        .join('; '),
    }),
    told: [
      ...between(words.pause, rule.pause, timeText),
      ...between(words.closure, rule.closure, momentText),
    ],
  }
}
