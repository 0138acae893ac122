import { fill } from '#common/fill.ts'
import { countedText } from '#web/i18n/pips.ts'
import { type Locale, locales } from '#locales/table.ts'
import type { CalendarWords } from '#web/features/calendar/parts/calendar-words.ts'

const Written = ({ at, locale }: { at: number; locale: Locale }) => {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[locale].intl, { ...options, timeZone: 'UTC' }).format(at)
  // Beside a day, for in Polish that is another form.
  const month = new Intl.DateTimeFormat(locales[locale].intl, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
    .formatToParts(at)
    .find(({ type }) => type === 'month')?.value
  return (
    <>
      <span className="aloud">{write({ dateStyle: 'full' })}</span>
      <span aria-hidden="true">
        <span className="fig">{new Date(at).getUTCDate()}</span> {write({ weekday: 'long' })}{' '}
        <span className="day-head__month">{month}</span>
      </span>
    </>
  )
}

/** Heading of a day, `19 Thursday November`, with the number of releases; of no day in words. */
export const DayHead = ({
  as: Heading,
  day,
  count,
  isToday,
  locale,
  id,
  words,
}: {
  as: 'h2' | 'h3'
  day: string | null
  count: number
  isToday: boolean
  locale: Locale
  id: string
  words: CalendarWords
}) => {
  const at = day === null ? null : Date.parse(`${day}T12:00:00Z`)
  const number = countedText(locale, String(count), words.count)
  return (
    <div className="day-head">
      <Heading id={id}>{at === null ? words.noDay : <Written at={at} locale={locale} />}</Heading>
      <em>{isToday ? fill(words.todayCount, { count: number }) : number}</em>
    </div>
  )
}
