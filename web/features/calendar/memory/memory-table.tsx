import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import { moveMinutes } from '#web/broker/history/moves/move.ts'
import { Icon } from '#web/design/icon.tsx'
import { figureText } from '#web/features/calendar/parts/figure-text.ts'
import { Figure } from '#web/features/calendar/parts/figures.tsx'
import { formatPrice, formatSigned } from '#web/lib/numbers/decimal.ts'
import type { Remembered } from './memory.ts'
import type { MemoryWords } from './release-memory.tsx'

/** The moves after releases as figures, the latest first. Not a `table`: it stands in the cell of one, whose rows have looks of their own. */
export const MemoryTable = ({
  releases,
  symbol,
  unit,
  locale,
  words,
}: {
  releases: readonly Remembered[]
  symbol: string
  unit: string
  locale: Locale
  words: MemoryWords
}) => {
  const { memory: said } = words
  const date = new Intl.DateTimeFormat(locales[locale].intl, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  const hasForecasts = releases.some(({ forecast }) => forecast !== null)
  const caption = fill(said.caption, { symbol })
  const heads = [
    words.release,
    words.actual,
    ...(hasForecasts ? [words.forecast] : []),
    said.before,
    ...moveMinutes.map((minutes) => said.minutes[minutes]),
  ]
  const none = (
    <>
      <span aria-hidden="true">–</span>
      <span className="aloud">{said.missing}</span>
    </>
  )
  return (
    <details className="memory__table">
      <summary>
        <Icon name="chevron" size={16} />
        {said.table}
      </summary>
      <div className="memory__scroll" role="region" aria-label={caption} tabIndex={0}>
        <div className="memory__rows" role="table" aria-label={caption}>
          <div role="row">
            {heads.map((head) => (
              <span role="columnheader" key={head}>
                {head}
              </span>
            ))}
          </div>
          {releases.toReversed().map(({ at, actual, forecast, base, pips }) => (
            <div role="row" key={at}>
              <time role="rowheader" dateTime={new Date(at).toISOString()}>
                {date.format(at)}
              </time>
              <span role="cell">{figureText(locale, actual, unit, words)}</span>
              {hasForecasts && (
                <span role="cell">
                  <Figure locale={locale} value={forecast} unit={unit} words={words} />
                </span>
              )}
              <span role="cell">{base === null ? none : formatPrice(locale, base)}</span>
              {moveMinutes.map((minutes) => (
                <span role="cell" key={minutes}>
                  {pips[minutes] === null ? none : formatSigned(locale, pips[minutes])}
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </details>
  )
}
