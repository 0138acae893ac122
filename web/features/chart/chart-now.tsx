import { fill } from '#common/fill.ts'
import type { ChartWords } from './chart-words.ts'
import { sheet } from './plan/candles.ts'
import type { DayPlan, NowPlan } from './plan/now.ts'

/** The trading day under the bars: a band from low to high, the open dashed. */
export const ChartDay = ({
  day: { x, width, top, height, openY },
  name,
}: {
  day: DayPlan
  /** The day in words: `Friday`. */
  name: string
}) => (
  <>
    <i
      className="chart__band"
      style={{ left: `${x}%`, width: `${width}%`, top: `${top}%`, height: `${height}%` }}
    />
    <i className="chart__day" style={{ left: `${x}%` }}>
      {name}
    </i>
    {openY !== null && <i className="chart__open" style={{ left: `${x}%`, top: `${openY}%` }} />}
  </>
)

/** What every poll changes: the last bar, the end of the line, the price's tag, the day's extremes. */
export const ChartNow = ({ now, words }: { now: NowPlan; words: ChartWords }) => {
  const { wick, body, isHollow, line, x, y, price, day } = now
  return (
    <>
      <svg
        className="chart__sheet"
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <g className="chart__candles">
          <path d={wick} />
          <path className={isHollow ? 'chart__hollow' : 'chart__filled'} d={body} data-last-bar="" />
        </g>
        <g className="chart__line">
          <path d={line} />
        </g>
      </svg>
      {day && (
        <>
          <b
            className={`chart__peak chart__peak--high is-${day.high.side}`}
            style={{ left: `${day.high.x}%`, top: `${day.high.y}%` }}
          >
            {fill(words.highAt, { price: day.high.text })}
          </b>
          <b
            className={`chart__peak chart__peak--low is-${day.low.side}`}
            style={{ left: `${day.low.x}%`, top: `${day.low.y}%` }}
          >
            {fill(words.lowAt, { price: day.low.text })}
          </b>
        </>
      )}
      <i className="chart__last" style={{ left: `${x}%`, top: `${y}%` }} />
      <b className="chart__tag" style={{ top: `${y}%` }}>
        {price}
      </b>
    </>
  )
}
