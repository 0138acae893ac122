import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import { moveMinutes } from '#web/broker/history/moves/move.ts'
import { Icon } from '#web/design/icon.tsx'
import { figureText } from '#web/features/calendar/parts/figure-text.ts'
import { Figure } from '#web/features/calendar/parts/figures.tsx'
import { formatPrice, formatSigned } from '#web/lib/numbers/decimal.ts'
import type { Remembered } from './memory.ts'
import type { MemoryWords } from './memory-words.ts'

/** The moves after releases as figures, the latest first. */
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
    <details className="fold memory__table">
      <summary>
        <Icon name="chevron" size={16} />
        {said.table}
      </summary>
      <section
        className="memory__scroll"
        aria-label={caption}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it where it is narrow
        tabIndex={0}
      >
        <table className="memory__rows">
          <thead>
            <tr>
              {heads.map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {releases.toReversed().map(({ at, actual, forecast, base, pips }) => (
              <tr key={at}>
                <th scope="row">
                  <time dateTime={new Date(at).toISOString()}>{date.format(at)}</time>
                </th>
                <td>{figureText(locale, actual, unit, words)}</td>
                {hasForecasts && (
                  <td>
                    <Figure locale={locale} value={forecast} unit={unit} words={words} />
                  </td>
                )}
                <td>{base === null ? none : formatPrice(locale, base)}</td>
                {moveMinutes.map((minutes) => (
                  <td key={minutes}>{pips[minutes] === null ? none : formatSigned(locale, pips[minutes])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
