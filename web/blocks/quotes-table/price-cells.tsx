import { memo } from 'react'
import { triangles } from '#web/design/price.tsx'
import type { Direction } from '#web/lib/numbers/decimal.ts'
import { plot } from './plan/plan-row.ts'

const directions = ['up', 'down', 'flat'] as const satisfies readonly Direction[]

/**
 * Named for `paint-row.ts`, which writes into it. Every direction is present with triangle and word; the class of the
 * frame shows one, so that a change of direction is a single write.
 */
const Delta = ({ name, words }: { name: string; words: Readonly<Record<Direction, string>> }) => (
  <span className="delta" data-cell={name}>
    <svg viewBox="0 0 10 10" aria-hidden="true">
      {directions.map((direction) => (
        <path key={direction} className={`when-${direction}`} d={triangles[direction]} />
      ))}
    </svg>
    <span>
      <span className="aloud">
        {directions.map((direction) => (
          <span key={direction} className={`when-${direction}`}>
            {words[direction]}{' '}
          </span>
        ))}
      </span>
      <span data-cell="text">–</span>
    </span>
  </span>
)

const Bid = ({ none }: { none: string }) => (
  <span className="px">
    <span className="aloud" data-cell="bid">
      {none}
    </span>
    <span aria-hidden="true">
      <span data-cell="bid-head" />
      <sub data-cell="bid-tail" />
    </span>
  </span>
)

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

/** The price cells of a row, empty until the first poll. Rendered once, so what is written into them stays. */
export const PriceCells = memo(({ labels, spread }: { labels: CellLabels; spread: string }) => (
  <>
    <td className="q-bid is-figure">
      <Bid none={labels.noPrice} />
    </td>
    <td className="q-ask is-figure" data-label={labels.ask}>
      <span className="fig" data-cell="ask">
        –
      </span>
    </td>
    <td className="q-spread is-figure" data-label={labels.spread}>
      <span className="fig">{spread || '–'}</span>
    </td>
    <td className="q-poll is-figure" data-label={labels.lastPoll}>
      <Delta name="since-poll" words={labels.directions} />
    </td>
    <td className="q-open is-figure" data-label={labels.sinceOpen}>
      <Delta name="since-open" words={labels.directions} />
      <small data-cell="open-change" />
    </td>
    <td className="q-rule" data-label={labels.range}>
      <span className="rule" data-cell="rule" aria-hidden="true">
        <i className="rule__bar" />
        <i className="rule__open" />
        <i className="rule__mark" />
      </span>
      <span className="rule__ends">
        <span>
          <span className="aloud">{labels.low} </span>
          <span data-cell="low" />
        </span>{' '}
        <span>
          <span className="aloud">{labels.high} </span>
          <span data-cell="high" />
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
          markerStart={`url(#${ends.start})`}
          markerEnd={`url(#${ends.fix})`}
        />
      </svg>
    </td>
  </>
))
PriceCells.displayName = 'PriceCells'
