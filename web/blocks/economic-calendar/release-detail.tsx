import {
  type MovedInstrument,
  meaningOf,
  movedBy,
  type ReleaseMeaning,
} from '#web/features/calendar/explain.ts'
import type { PastFigure } from '#web/features/calendar/past-figures.ts'
import type { Release } from '#web/features/calendar/release.ts'
import { usePastFigures } from '#web/features/calendar/use-past-figures.ts'
import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import type { CalendarWords } from '#web/features/calendar/parts/calendar-words.ts'
import { figureText } from '#web/features/calendar/parts/figure-text.ts'
import { ReleaseMemory } from '#web/features/calendar/memory/release-memory.tsx'
import { planPast } from './plan/plan-past.ts'

/** What opened rows can say: editors' explanations, and the instruments of the site. */
export interface Explained {
  meanings: readonly ReleaseMeaning[]
  instruments: readonly MovedInstrument[]
}

/** The figures as bars or marks; each is also written. */
const PastFigures = ({
  figures,
  unit,
  locale,
  words,
}: {
  figures: readonly PastFigure[]
  unit: string
  locale: Locale
  words: CalendarWords
}) => {
  const { bars, zero, isFrequent } = planPast(figures)
  const date = new Intl.DateTimeFormat(
    locales[locale].intl,
    isFrequent ? { day: 'numeric', month: 'short' } : { month: 'short', year: '2-digit' },
  )
  return (
    <ol className="past" style={{ '--zero': zero ?? undefined }} data-zero={zero !== null || undefined}>
      {bars.map(({ at, actual, from, to }) => (
        <li key={at} style={{ '--from': from, '--to': to }}>
          <i aria-hidden="true" data-mark={from === to || undefined} />
          <span className="fig">{figureText(locale, actual, unit, words)}</span>{' '}
          <time dateTime={new Date(at).toISOString()}>{date.format(at)}</time>
        </li>
      ))}
    </ol>
  )
}

/** What an opened row says: the last figures, the meaning, what it can move, and who publishes it. */
export const ReleaseDetail = ({
  release,
  now,
  locale,
  words,
  explained,
}: {
  release: Release
  now: number
  locale: Locale
  words: CalendarWords
  explained: Explained
}) => {
  const { kind, series, source, currency, unit, actual, previous } = release
  const past = usePastFigures(series, actual ?? previous, now, locale)
  const meaning = meaningOf(series, explained.meanings)
  const moved = movedBy(currency, meaning?.instruments ?? [], explained.instruments)
  const { detail } = words
  return (
    <div className="detail">
      {kind === 'holiday' ? (
        <p>{detail.kinds.holiday}</p>
      ) : (
        <section className="detail__past" aria-busy={past === undefined}>
          <p className="detail__head">
            {past ? fill(detail.past, { number: past.length }) : detail.pastTitle}
          </p>
          {past ? (
            <PastFigures figures={past} unit={unit} locale={locale} words={words} />
          ) : (
            <p className="detail__note">{past === undefined ? detail.pastLoading : detail.pastNone}</p>
          )}
        </section>
      )}
      <div className="detail__words">
        {meaning && (
          <section>
            <p className="detail__head">{detail.meaning}</p>
            <p>{meaning.meaning}</p>
          </section>
        )}
        <section>
          <p className="detail__head">{detail.moves}</p>
          {moved.length > 0 ? (
            <ul className="detail__moves">
              {moved.map(({ symbol, href }) => (
                <li key={symbol}>
                  <a href={href}>{symbol}</a>
                </li>
              ))}
            </ul>
          ) : (
            <p className="detail__note">{currency === null ? detail.movesAll : detail.movesNone}</p>
          )}
        </section>
        {(kind === 'allDay' || kind === 'tentative') && <p className="detail__note">{detail.kinds[kind]}</p>}
        {source && <p className="detail__note">{fill(detail.source, { source })}</p>}
      </div>
      {series !== null && moved.length > 0 && (
        <ReleaseMemory
          symbols={moved.map(({ symbol }) => symbol)}
          series={series}
          unit={unit}
          locale={locale}
          words={words}
        />
      )}
    </div>
  )
}
