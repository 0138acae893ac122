import type { ChartWords } from './chart-words.ts'
import { sheet } from './plan/candles.ts'
import type { ReleaseMark } from './plan/releases.ts'
import type { SheetPlan } from './plan/sheet.ts'

const place = (x: number, width?: number) => ({
  left: `${x}%`,
  ...(width === undefined ? {} : { width: `${width}%` }),
})

const narrowNames = { tokyo: 'TYO', london: 'LON', newYork: 'NYC' } as const

/** What lies under the bars: closed hours, the time ahead, the grid, and the graduated axis with its sessions. */
export const ChartGround = ({
  plan,
  words,
}: {
  plan: SheetPlan
  words: Pick<ChartWords, 'ahead' | 'closed' | 'places'>
}) => (
  <>
    {plan.ahead && (
      <i className="chart__ahead" style={place(plan.ahead.x, plan.ahead.width)}>
        {plan.ahead.isNamed && words.ahead}
      </i>
    )}
    {plan.closed.map(({ x, width, isNamed }) => (
      <i className="chart__closed" style={place(x, width)} key={x}>
        {isNamed && words.closed}
      </i>
    ))}
    {plan.grid.map(({ y, label, isKey }) => (
      <i className={isKey ? 'chart__grid' : 'chart__grid is-fine'} style={{ '--y': y }} key={label}>
        <b>{label}</b>
      </i>
    ))}
    <span className="chart__axis">
      {plan.segments.map(({ x, width }) => (
        <i style={place(x, width)} key={x} />
      ))}
      {plan.ticks.map(
        ({ x, label, isKey }) =>
          label && (
            <b className={isKey ? '' : 'is-fine'} style={place(x)} key={`${x} ${label}`}>
              {label}
            </b>
          ),
      )}
    </span>
    {plan.places.length > 0 && (
      <span className="chart__places">
        {plan.places.map(({ name, spans }) => (
          <span key={name}>
            {spans.map(({ x, width }) => (
              <i style={place(x, width)} key={x} />
            ))}
            <b>{words.places[name]}</b>
            <b className="is-narrow">{narrowNames[name]}</b>
          </span>
        ))}
      </span>
    )}
  </>
)

/** The bars that are over, as candles and as a line; a style shows the one or the other. */
export const ChartBars = ({ plan: { candles, line, fixes } }: { plan: SheetPlan }) => (
  <svg
    className="chart__sheet"
    viewBox={`0 0 ${sheet.width} ${sheet.height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <g className="chart__candles">
      <path d={candles.wicks} />
      <path className="chart__hollow" d={candles.hollow} />
      <path className="chart__filled" d={candles.filled} />
    </g>
    <g className="chart__line">
      <path d={line} />
      {fixes && (
        <>
          <path className="chart__fix" d={fixes} />
          <path className="chart__fix-inside" d={fixes} />
          <path className="chart__fix-dot" d={fixes} />
        </>
      )}
    </g>
  </svg>
)

/** Releases rising from the time axis; taller matters more, a filled head is still to come. */
export const ChartReleases = ({ marks }: { marks: readonly ReleaseMark[] }) =>
  marks.map(({ x, importance, isPast, label, isKey }) => (
    <i
      className={`chart__release chart__release--${importance}${isPast ? ' is-past' : ''}`}
      style={place(x)}
      key={x}
    >
      {label && <b className={isKey ? '' : 'is-fine'}>{label}</b>}
    </i>
  ))
