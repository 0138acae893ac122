import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import type { CalendarWords } from '#web/features/calendar/parts/calendar-words.ts'

/** Heading of a day, `19 Thursday November`, with the number of releases. */
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
  day: string
  count: number
  isToday: boolean
  locale: Locale
  id: string
  words: CalendarWords
}) => {
  const at = Date.parse(`${day}T12:00:00Z`)
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[locale].intl, { ...options, timeZone: 'UTC' }).format(at)
  const number = fill(words.count, { number: count })
  return (
    <div className="day-head">
      <Heading id={id}>
        <span className="aloud">{write({ dateStyle: 'full' })}</span>
        <span aria-hidden="true">
          <span className="fig">{Number(day.slice(8))}</span> {write({ weekday: 'long' })}{' '}
          <span className="day-head__month">{write({ month: 'long' })}</span>
        </span>
      </Heading>
      <em>{isToday ? fill(words.todayCount, { count: number }) : number}</em>
    </div>
  )
}
