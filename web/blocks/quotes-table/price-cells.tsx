import { type CSSProperties, memo, useState } from 'react'
import type { Locale } from '#locales/table.ts'
import { ChangePlace, PricePlace } from '#web/features/quotes/places.tsx'
import type { Direction } from '#web/lib/numbers/decimal.ts'
import type { DayRange } from './plan/plan-range.ts'
import { planRow, plot, type RowFigures } from './plan/plan-row.ts'
import { drawDay, planToday } from './plan/plan-today.ts'

export interface CellLabels {
  noPrice: string
  bid: string
  ask: string
  spread: string
  range: string
  low: string
  high: string
  today: string
  lastPoll: string
  sinceOpen: string
  directions: Readonly<Record<Direction, string>>
}

/** Ids of the markers, defined once per page. */
const ends = { start: 'course-start', fix: 'course-fix' } as const

/**
 * Both ends of a course: a dashed line at its oldest bid and a ring around the latest. As markers they follow the
 * path.
 */
export const CourseEnds = () => (
  <svg className="spark__ends" width="0" height="0" aria-hidden="true">
    <marker id={ends.start} markerUnits="userSpaceOnUse" markerWidth="1" markerHeight="1">
      <path className="spark__start" d={`M0 0H${plot.width - plot.margin}`} />
    </marker>
    <marker id={ends.fix} markerUnits="userSpaceOnUse" markerWidth="1" markerHeight="1">
      <circle className="spark__fix" r="2.6" />
    </marker>
  </svg>
)

/** What is known of an instrument's prices before the first poll. */
interface KnownPrices {
  symbol: string
  spreadText: string
  spread: string | null
  closes: readonly string[]
  open: string | undefined
  range: DayRange | null
}

/** The figures of the last price on record, and its course; null where there is none. */
const knownFigures = (
  locale: Locale,
  { symbol: name, spread, closes, open, range }: KnownPrices,
): (RowFigures & { course: string | undefined }) | null => {
  const bid = closes.at(-1)
  if (bid === undefined) return null
  const day = drawDay(closes.map(Number), Number(bid))
  return {
    ...planRow(locale, { name, bid, diff: '0', doubt: null }, { open, spread, range }),
    course: day ? planToday(day, Number(bid)) : undefined,
  }
}

/** Where bid and open stand on the rule of the day. */
const placesOf = ({ range }: Pick<RowFigures, 'range'>): CSSProperties =>
  Object.fromEntries(
    range
      ? [
          ['--place', range.place],
          ['--open', range.open ?? range.place],
        ]
      : [],
  )

/**
 * The price cells of a row, with the last prices on record until the first poll. Their figures are rendered once, so
 * what is written into them stays.
 */
export const PriceCells = memo(
  ({ locale, labels, instrument }: { locale: Locale; labels: CellLabels; instrument: KnownPrices }) => {
    // A page that is drawn anew brings other figures, older than those that were written meanwhile.
    const [known] = useState(() => knownFigures(locale, instrument))
    return (
      <>
        <td className="q-bid is-figure">
          <PricePlace locale={locale} value={instrument.closes.at(-1)} none={labels.noPrice} />
        </td>
        <td className="q-ask is-figure" data-label={labels.ask}>
          <span className="fig" data-cell="ask" suppressHydrationWarning>
            {known?.ask ?? '–'}
          </span>
        </td>
        <td className="q-spread is-figure" data-label={labels.spread}>
          <span className="fig">{instrument.spreadText || '–'}</span>
        </td>
        <td className="q-poll is-figure" data-label={labels.lastPoll}>
          <ChangePlace name="since-poll" words={labels.directions} change={null} />
        </td>
        <td className="q-open is-figure" data-label={labels.sinceOpen}>
          <ChangePlace
            name="since-open"
            words={labels.directions}
            change={
              known?.sinceOpen
                ? { direction: known.sinceOpen.direction, text: known.sinceOpen.percent }
                : null
            }
          />
          <small data-cell="open-change" suppressHydrationWarning>
            {known?.sinceOpen?.text ?? ''}
          </small>
        </td>
        <td className="q-rule" data-label={labels.range}>
          <span
            className="rule"
            data-cell="rule"
            aria-hidden="true"
            data-direction={known?.sinceOpen?.direction}
            style={known ? placesOf(known) : undefined}
          >
            <i className="rule__bar" />
            <i className="rule__open" />
            <i className="rule__mark" />
          </span>
          <span className="rule__ends">
            <span>
              <span className="aloud">{labels.low} </span>
              <span data-cell="low" suppressHydrationWarning>
                {known?.range?.low ?? ''}
              </span>
            </span>{' '}
            <span>
              <span className="aloud">{labels.high} </span>
              <span data-cell="high" suppressHydrationWarning>
                {known?.range?.high ?? ''}
              </span>
            </span>
          </span>
        </td>
        <td className="q-course" data-label={labels.today} aria-hidden="true">
          <svg
            className="spark"
            data-cell="plate"
            viewBox={`0 ${-plot.margin} ${plot.width} ${plot.height}`}
            width={plot.width}
            height={plot.height}
          >
            <path
              className="spark__line"
              data-cell="course"
              d={known?.course}
              markerStart={`url(#${ends.start})`}
              markerEnd={`url(#${ends.fix})`}
            />
          </svg>
        </td>
      </>
    )
  },
)
PriceCells.displayName = 'PriceCells'
