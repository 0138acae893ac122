import type { Locale } from '#locales/table.ts'
import type { Release } from '#web/features/calendar/release.ts'
import type { ZoneClock } from '#web/features/calendar/zone-clock.ts'
import type { CalendarWords } from './calendar-words.ts'
import { Figure } from './figures.tsx'

const expectations = ['forecast', 'previous'] as const

/** When a release is due on a clock, after its day where that is not clear from the place. */
export const ReleaseTime = ({ at, day, clock }: { at: number; day: string | null; clock: ZoneClock }) => (
  <time dateTime={new Date(at).toISOString()}>
    {day && <span className="releases__day">{day} </span>}
    <span className="fig">{clock.timeOf(at)}</span>
  </time>
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
      <span className="fig">
        <Figure locale={locale} value={release[name]} unit={release.unit} words={words} />
      </span>
    </td>
  ))
