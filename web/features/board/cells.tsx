import { type CSSProperties, useState } from 'react'
import type { Locale } from '#locales/table.ts'
import { ChangePlace } from '#web/features/quotes/places.tsx'
import type { Direction } from '#web/lib/numbers/decimal.ts'
import type { DayRange } from './plan/plan-range.ts'
import { planRow, plot, type RowFigures } from './plan/plan-row.ts'
import { drawDay, planToday } from './plan/plan-today.ts'

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
export interface KnownPrices {
  symbol: string
  /** The typical spread as a difference of prices; null if unknown. */
  spread: string | null
  /** Closes of the last day of trading, decimal strings, oldest first; empty where none is on record. */
  closes: readonly string[]
  /** The first bid since the session opened, and the range of all of them; where they are on record. */
  open: string | undefined
  range: DayRange | null
}

/** The figures of the last price on record, and its course. */
export interface KnownFigures extends RowFigures {
  course: string | undefined
}

const knownFigures = (
  locale: Locale,
  { symbol: name, spread, closes, open, range }: KnownPrices,
): KnownFigures | null => {
  const bid = closes.at(-1)
  if (bid === undefined) return null
  const day = drawDay(closes.map(Number), Number(bid))
  return {
    ...planRow(locale, { name, bid, diff: '0', doubt: null }, { open, spread, range }),
    course: day ? planToday(day, Number(bid)) : undefined,
  }
}

/**
 * What a row shows before the first poll; null where nothing is on record. Kept as it was first: a page that is drawn
 * anew brings other figures, older than those that were written meanwhile.
 */
export const useKnownFigures = (locale: Locale, instrument: KnownPrices): KnownFigures | null =>
  useState(() => knownFigures(locale, instrument))[0]

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

/*
 * Places of a row's figures, written into by `board-row-in.ts` with every poll.
 */

/** The change since the open, in per cent and as a difference. */
export const OpenPlace = ({
  words,
  known,
}: {
  words: Readonly<Record<Direction, string>>
  known: KnownFigures | null
}) => (
  <>
    <ChangePlace
      name="since-open"
      words={words}
      change={
        known?.sinceOpen ? { direction: known.sinceOpen.direction, text: known.sinceOpen.percent } : null
      }
    />
    <small data-cell="open-change" suppressHydrationWarning>
      {known?.sinceOpen?.text ?? ''}
    </small>
  </>
)

/** The day's range as a rule from low to high, with open and bid on it. */
export const RulePlace = ({
  words,
  known,
}: {
  words: { low: string; high: string }
  known: KnownFigures | null
}) => (
  <>
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
        <span className="aloud">{words.low} </span>
        <span data-cell="low" suppressHydrationWarning>
          {known?.range?.low ?? ''}
        </span>
      </span>{' '}
      <span>
        <span className="aloud">{words.high} </span>
        <span data-cell="high" suppressHydrationWarning>
          {known?.range?.high ?? ''}
        </span>
      </span>
    </span>
  </>
)

/** The course of the day as a small line. */
export const CoursePlace = ({ known }: { known: KnownFigures | null }) => (
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
)
