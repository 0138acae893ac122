import { type CalendarDay, dayIn } from '#web/features/calendar/plan-days.ts'
import type { Release } from '#web/features/calendar/release.ts'
import type { ZoneClock } from '#web/features/calendar/zone-clock.ts'
import { type Locale, locales } from '#locales/table.ts'
import type { CalendarWords } from '#web/features/calendar/parts/calendar-words.ts'
import { DayHead } from './day-head.tsx'
import type { Explained } from './release-detail.tsx'
import { ReleasesTable } from './releases-table.tsx'

interface ListProps {
  heading: 'h2' | 'h3'
  locale: Locale
  clock: ZoneClock
  now: number
  drawnAt: number | undefined
  words: CalendarWords
  explained: Explained
}

/** One table per day, with the day as heading. */
export const DayTables = ({
  days,
  today,
  heading,
  ...row
}: ListProps & { days: readonly CalendarDay[]; today: string }) =>
  days.map(({ day, releases }) => {
    const id = `calendar-${day ?? 'later'}`
    const caption = new Intl.DateTimeFormat(locales[row.locale].intl, { dateStyle: 'full', timeZone: 'UTC' })
    return (
      <section key={day} aria-labelledby={id} className="calendar__day">
        <DayHead
          as={heading}
          id={id}
          day={day}
          count={releases.filter(({ kind }) => kind !== 'holiday').length}
          isToday={day === today}
          locale={row.locale}
          words={row.words}
        />
        <ReleasesTable
          {...row}
          caption={day === null ? row.words.noDay : caption.format(Date.parse(day))}
          releases={releases}
          isToday={day === today}
        />
      </section>
    )
  })

/** One table for all days, when not sorted by time. */
export const OneTable = ({
  releases,
  caption,
  ...row
}: Omit<ListProps, 'heading'> & { releases: readonly Release[]; caption: string }) => {
  const day = new Intl.DateTimeFormat(locales[row.locale].intl, {
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <div className="calendar__day">
      <ReleasesTable
        {...row}
        caption={caption}
        releases={releases}
        isToday={false}
        dayOf={(release) => {
          const of = dayIn(release, row.clock)
          return of === null ? row.words.noDay : day.format(Date.parse(of))
        }}
      />
    </div>
  )
}
