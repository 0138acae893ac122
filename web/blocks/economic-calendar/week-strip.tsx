import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import type { CalendarWords } from '#web/features/calendar/parts/calendar-words.ts'
import type { StripDay } from './plan/plan-strip.ts'
import './week-strip.css'

/** The place of a day in the list. */
export const dayId = (day: string | null): string => `calendar-${day ?? 'later'}`

/** A week in seven links to its days, each with a mark for every release. */
export const WeekStrip = ({
  days,
  today,
  locale,
  words,
}: {
  days: readonly StripDay[]
  today: string
  locale: Locale
  words: CalendarWords
}) => {
  const weekday = new Intl.DateTimeFormat(locales[locale].intl, { weekday: 'short', timeZone: 'UTC' })
  return (
    <nav className="week-strip" aria-label={words.week}>
      <ol>
        {days.map(({ day, count, important, marks }) => {
          const at = Date.parse(day)
          const inside = (
            <>
              <span>{weekday.format(at)}</span>
              <b className="fig">{new Date(at).getUTCDate()}</b>
              <svg viewBox="0 0 40 16" aria-hidden="true">
                <path d={marks} />
              </svg>
              <span className="aloud">
                {fill(words.ofDay, { number: String(count), important: String(important) })}
              </span>
            </>
          )
          return (
            <li key={day} data-past={day < today || undefined} data-empty={count === 0 || undefined}>
              {count > 0 ? (
                <a href={`#${dayId(day)}`} aria-current={day === today ? 'date' : undefined}>
                  {inside}
                </a>
              ) : (
                <span className="week-strip__day" aria-current={day === today ? 'date' : undefined}>
                  {inside}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
