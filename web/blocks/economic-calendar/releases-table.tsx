import { type ComponentProps, useId, useState } from 'react'
import { Icon } from '#web/design/icon.tsx'
import { isPast } from '#web/features/calendar/plan-days.ts'
import { insteadOfFigures, type Release, type TimedRelease } from '#web/features/calendar/release.ts'
import type { ZoneClock } from '#web/features/calendar/zone-clock.ts'
import type { Locale } from '#locales/table.ts'
import type { CalendarWords } from '#web/features/calendar/parts/calendar-words.ts'
import { Actual } from '#web/features/calendar/parts/figures.tsx'
import {
  ExpectationCells,
  ExpectationHeads,
  ReleaseLevel,
  ReleaseTime,
} from '#web/features/calendar/parts/release-cells.tsx'
import { NowLine } from './now-line.tsx'
import { type Explained, ReleaseDetail } from './release-detail.tsx'

interface RowProps {
  locale: Locale
  clock: ZoneClock
  now: number
  /** The time of the page, while the visitor's is not known. */
  drawnAt: number | undefined
  words: CalendarWords
  explained: Explained
  /** The next of those listed. */
  next: TimedRelease | undefined
}

/** A release; its title is the row header and opens the row. */
const ReleaseRow = ({
  release,
  day,
  locale,
  clock,
  now,
  words,
  explained,
}: Omit<RowProps, 'drawnAt' | 'next'> & { release: Release; day: string | null }) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { currency, importance, title } = release
  const isOver = isPast(release, clock, now)
  const instead = insteadOfFigures(release)
  const looks = [importance === 3 && 'is-high', isOpen && 'is-open'].filter(Boolean).join(' ')
  return (
    <>
      <tr className={looks || undefined} data-past={isOver || undefined}>
        <td className="releases__time">
          <ReleaseTime release={release} day={day} clock={clock} words={words} />
        </td>
        <td className="releases__currency">
          {currency ?? <span className="releases__wait">{words.allMarkets}</span>}
        </td>
        <td className="releases__importance">
          <ReleaseLevel release={release} words={words} />
        </td>
        <th scope="row">
          <button
            type="button"
            className="releases__open"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {title}
            <Icon name="chevron" size={16} />
          </button>
        </th>
        {instead === undefined ? (
          <>
            <td className="is-figure releases__actual" data-label={words.actual}>
              <Actual locale={locale} release={release} now={now} isOver={isOver} words={words} />
            </td>
            <ExpectationCells locale={locale} release={release} words={words} />
          </>
        ) : (
          <td className="releases__words" colSpan={3}>
            {instead ?? (release.kind === 'holiday' || release.kind === 'allDay' ? '' : words.inWords)}
          </td>
        )}
      </tr>
      {isOpen && (
        <tr className="releases__detail" id={id}>
          <td colSpan={7}>
            <ReleaseDetail release={release} now={now} locale={locale} words={words} explained={explained} />
          </td>
        </tr>
      )}
    </>
  )
}

/** The current time, between past and coming releases. */
const NowRow = (props: ComponentProps<typeof NowLine>) => (
  <tr className="releases__now">
    <td colSpan={7}>
      <p>
        <NowLine {...props} />
      </p>
    </td>
  </tr>
)

/**
 * A table of releases; on phones each row becomes a list entry. `dayOf` adds the day where rows are not sorted by
 * time; `isToday` adds the line of the current time.
 */
export const ReleasesTable = ({
  caption,
  releases,
  isToday,
  dayOf,
  ...row
}: RowProps & {
  caption: string
  releases: readonly Release[]
  isToday: boolean
  dayOf?: ((release: Release) => string) | undefined
}) => {
  const { clock, now, drawnAt, next: nextOne, words } = row
  const isNext = (release: Release) =>
    release.at === null ? release.kind === 'tentative' : !isPast(release, clock, now)
  const next = isToday ? releases.findIndex(isNext) : -1
  const line = <NowRow key="now" {...{ clock, now, drawnAt, words }} next={nextOne} />
  return (
    <table className="table releases">
      <caption className="aloud">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.time}</th>
          <th scope="col">{words.currency}</th>
          <th scope="col">{words.importance}</th>
          <th scope="col">{words.release}</th>
          <th scope="col" className="is-figure releases__actual">
            {words.actual}
          </th>
          <ExpectationHeads words={words} />
        </tr>
      </thead>
      <tbody>
        {releases.flatMap((release, index) => [
          ...(index === next ? [line] : []),
          <ReleaseRow key={release.id} {...row} release={release} day={dayOf?.(release) ?? null} />,
        ])}
        {isToday && next === -1 && line}
      </tbody>
    </table>
  )
}
