import { fill } from '#common/fill.ts'
import type { ChartWords } from './chart-words.ts'
import { Moved } from './moved.tsx'
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
    <svg className="chart__sheet" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <rect className="chart__band" x={x} y={top} width={width} height={height} />
      <path className="chart__band-ends" d={`M${x} ${top}h${width}M${x} ${top + height}h${width}`} />
      {openY !== null && <path className="chart__open" d={`M${x} ${openY}H100`} />}
    </svg>
    <i className="chart__day" style={{ left: `${x}%` }}>
      {name}
    </i>
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
          <Moved x={day.high.x} y={day.high.y}>
            <b className={`chart__peak chart__peak--high is-${day.high.side}`}>
              {fill(words.highAt, { price: day.high.text })}
            </b>
          </Moved>
          <Moved x={day.low.x} y={day.low.y}>
            <b className={`chart__peak chart__peak--low is-${day.low.side}`}>
              {fill(words.lowAt, { price: day.low.text })}
            </b>
          </Moved>
        </>
      )}
      <Moved y={y}>
        <i className="chart__last" style={{ left: `${x}%` }} />
        <b className="chart__tag">{price}</b>
      </Moved>
    </>
  )
}
