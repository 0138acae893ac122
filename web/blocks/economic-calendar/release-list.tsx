import type { ReactNode } from 'react'
import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import { Icon } from '#web/design/icon.tsx'
import { type CalendarDay, dayIn } from '#web/features/calendar/plan-days.ts'
import type { CalendarWords } from '#web/features/calendar/parts/calendar-words.ts'
import type { Release, TimedRelease } from '#web/features/calendar/release.ts'
import type { ZoneClock } from '#web/features/calendar/zone-clock.ts'
import { DayHead } from './day-head.tsx'
import { NowLine } from './now-line.tsx'
import { planFolds, planToday } from './plan/plan-folds.ts'
import { rangeText } from '#web/lib/moments/range-text.ts'
import type { Explained } from './release-detail.tsx'
import { ReleasesTable } from './releases-table.tsx'
import { dayId } from './week-strip.tsx'

interface ListProps {
  heading: 'h2' | 'h3'
  locale: Locale
  clock: ZoneClock
  now: number
  drawnAt: number | undefined
  words: CalendarWords
  explained: Explained
  /** The next of those listed. */
  next: TimedRelease | undefined
}

/** What is behind a press, with script or without; a link to something in it opens it. */
const Fold = ({ label, note, children }: { label: string; note?: string; children: ReactNode }) => (
  <details className="calendar__fold">
    <summary>
      <Icon name="chevron" size={16} />
      {label} {note && <small>{note}</small>}
    </summary>
    {children}
  </details>
)

/** When the releases of a day were, and of which currencies: `07:00 – 09:00, GBP, EUR`. */
const spanOf = (releases: readonly Release[], clock: ZoneClock): string => {
  const times = releases.flatMap(({ at }) => (at === null ? [] : [clock.timeOf(at)]))
  const [first, last] = [times[0], times.at(-1)]
  const currencies = new Set(releases.flatMap(({ currency }) => currency ?? []))
  return [first === last ? first : `${first} – ${last}`, ...currencies].join(', ')
}

/** A day's table under its heading; of today, what is over is folded. */
const DaySection = ({
  of: { day, releases },
  today,
  isFolding,
  heading,
  ...row
}: ListProps & { of: CalendarDay; today: string; isFolding: boolean }) => {
  const { locale, words, clock, now } = row
  const isToday = day === today
  const name = new Intl.DateTimeFormat(locales[locale].intl, { dateStyle: 'full', timeZone: 'UTC' })
  const caption = day === null ? words.noDay : name.format(Date.parse(day))
  const { folded, open } =
    isToday && isFolding ? planToday(releases, clock, now) : { folded: [], open: releases }
  const id = dayId(day)
  return (
    <section aria-labelledby={id} className="calendar__day">
      <DayHead
        as={heading}
        id={id}
        day={day}
        count={releases.filter(({ kind }) => kind !== 'holiday').length}
        isToday={isToday}
        locale={locale}
        words={words}
      />
      {folded.length > 0 && (
        <Fold
          label={fill(words.earlierToday, { number: String(folded.length) })}
          note={spanOf(folded, clock)}
        >
          <ReleasesTable
            {...row}
            caption={`${caption}, ${fill(words.earlierToday, { number: String(folded.length) })}`}
            releases={folded}
            isToday={false}
          />
        </Fold>
      )}
      <ReleasesTable {...row} caption={caption} releases={open} isToday={isToday} />
    </section>
  )
}

/**
 * One table per day, with the day as heading. A calendar that opens at now has today and the next two days open, the days
 * before and after behind a press.
 */
export const DayList = ({
  days,
  today,
  isFolding,
  ...list
}: ListProps & { days: readonly CalendarDay[]; today: string; isFolding: boolean }) => {
  const { locale, words } = list
  const sections = (some: readonly CalendarDay[]) =>
    some.map((of) => <DaySection key={of.day} of={of} today={today} isFolding={isFolding} {...list} />)
  if (!isFolding) return sections(days)
  const { earlier, open, later } = planFolds(days, today)
  const weekday = new Intl.DateTimeFormat(locales[locale].intl, { weekday: 'long', timeZone: 'UTC' })
  const namesOf = (some: readonly CalendarDay[]) => {
    const dated = some.flatMap(({ day }) => (day === null ? [] : [Date.parse(day)]))
    const [first, last] = [dated[0], dated.at(-1)]
    return first === undefined || last === undefined ? words.noDay : rangeText(weekday, first, last)
  }
  return (
    <>
      {earlier.length > 0 && (
        <Fold label={fill(words.earlierDays, { days: namesOf(earlier) })}>{sections(earlier)}</Fold>
      )}
      {open[0]?.day !== today && (
        <p className="releases__now">
          <NowLine {...list} />
        </p>
      )}
      {sections(open)}
      {later.length > 0 && (
        <Fold label={fill(words.laterDays, { days: namesOf(later) })}>{sections(later)}</Fold>
      )}
    </>
  )
}

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
