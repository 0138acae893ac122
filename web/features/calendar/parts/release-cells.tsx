import type { Locale } from '#locales/table.ts'
import type { Release } from '#web/features/calendar/release.ts'
import type { ZoneClock } from '#web/features/calendar/zone-clock.ts'
import type { CalendarWords } from './calendar-words.ts'
import { Figure } from './figures.tsx'
import { ImportanceMark } from './importance-mark.tsx'

const expectations = ['forecast', 'previous'] as const

/** When an event is due on a clock, after its day where that is not clear from the place; in words without a time. */
export const ReleaseTime = ({
  release,
  day,
  clock,
  words,
}: {
  release: Release
  day: string | null
  clock: ZoneClock
  words: Pick<CalendarWords, 'kinds'>
}) => {
  const { kind, at } = release
  return (
    <time dateTime={at === null ? (release.day ?? undefined) : new Date(at).toISOString()}>
      {day && <span className="releases__day">{day} </span>}
      {at === null ? (
        <span className="releases__wait">{words.kinds[kind === 'tentative' ? kind : 'allDay']}</span>
      ) : (
        <span className="fig" translate="no">
          {clock.timeOf(at)}
        </span>
      )}
    </time>
  )
}

/** How important an event is: bars beside the word, and a word alone for what is not ranked. */
export const ReleaseLevel = ({
  release: { kind, importance },
  words,
}: {
  release: Release
  words: Pick<CalendarWords, 'kinds' | 'levels' | 'unranked'>
}) =>
  kind === 'holiday' || importance === null ? (
    <span>{kind === 'holiday' ? words.kinds.holiday : words.unranked}</span>
  ) : (
    <>
      <ImportanceMark level={importance} /> <span>{words.levels[importance]}</span>
    </>
  )

/** The heads of {@link ExpectationCells}. */
export const ExpectationHeads = ({ words }: { words: Pick<CalendarWords, 'forecast' | 'previous'> }) =>
  expectations.map((name) => (
    <th key={name} scope="col" className="is-figure">
      {words[name]}
    </th>
  ))

/** What is expected of a release and what came last, in cells that bear their head on phones. */
export const ExpectationCells = ({
  locale,
  release,
  words,
}: {
  locale: Locale
  release: Release
  words: Pick<CalendarWords, 'forecast' | 'previous' | 'units' | 'none'>
}) =>
  expectations.map((name) => (
    <td key={name} className="is-figure" data-label={words[name]}>
      <span className="fig" translate="no">
        <Figure locale={locale} value={release[name]} unit={release.unit} words={words} />
      </span>
    </td>
  ))
