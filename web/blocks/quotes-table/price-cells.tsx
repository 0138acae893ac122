import { memo } from 'react'
import { plot } from './plan-row.ts'

/** Named for `paint-row.ts`, which writes into them. */
const Delta = ({ name }: { name: string }) => (
  <span className="delta" data-cell={name}>
    <svg viewBox="0 0 10 10" aria-hidden="true">
      <path data-cell="triangle" />
    </svg>
    <span>
      <span className="aloud" data-cell="spoken" />
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
  lastPoll: string
  sinceOpen: string
}

/**
 * The cells of prices of one row, empty until the first poll. Drawn once: React has no reason to draw them
 * again, so what is written into them stays.
 */
export const PriceCells = memo(({ labels }: { labels: CellLabels }) => (
  <>
    <td className="q-bid is-figure">
      <Bid none={labels.noPrice} />
    </td>
    <td className="q-poll is-figure" data-label={labels.lastPoll}>
      <Delta name="since-poll" />
    </td>
    <td className="q-open is-figure" data-label={labels.sinceOpen}>
      <Delta name="since-open" />
      <small data-cell="open-change" />
    </td>
    <td className="q-rule" aria-hidden="true">
      <span className="rule" data-cell="rule">
        <i className="rule__bar" />
        <i className="rule__mark" />
      </span>
    </td>
    <td className="q-course" aria-hidden="true">
      <svg
        className="spark"
        viewBox={`0 ${-plot.margin} ${plot.width} ${plot.height}`}
        width={plot.width}
        height={plot.height}
        data-cell="course"
      >
        <path className="spark__start" data-cell="course-start" />
        <path className="spark__line" data-cell="course-line" />
        <circle className="spark__fix" data-cell="course-end" cx={plot.width - plot.margin} r="2.6" />
      </svg>
    </td>
  </>
))
PriceCells.displayName = 'PriceCells'
