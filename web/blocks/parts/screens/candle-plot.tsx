import type { Locale } from '#locales/table.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { sheet } from '#web/features/chart/plan/candles.ts'
import { planPlot } from './plan-plot.ts'
import type { ScreenData } from './plan-screen.ts'

/** Labels may not lie under the tag of the last price. */
const clear = 7

/** A morning of an instrument as candles: hollow closed higher, filled closed lower. */
export const CandlePlot = ({
  locale,
  screen: { chosen, bars },
  ahead,
}: {
  locale: Locale
  screen: ScreenData
  /** The word at the part that is still to come. */
  ahead: string
}) => {
  const { paths, grid, hours, last } = planPlot(bars, chosen.bid.split('.')[1]?.length ?? 0)
  const lower = grid.filter(({ down }) => Math.abs(down - last.down) > clear)
  return (
    <div className="plot">
      <div className="plot__field">
        <i className="plot__ahead" style={{ left: `${last.right}%` }}>
          <em className={last.down < 50 ? 'plot__low' : undefined}>{ahead}</em>
        </i>
        {grid.map(({ text, down }) => (
          <i className="plot__grid" style={{ top: `${down}%` }} key={text} />
        ))}
        <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={paths.wicks} />
          <path className="plot__hollow" d={paths.hollow} />
          <path className="plot__filled" d={paths.filled} />
        </svg>
        <i className="plot__last" style={{ left: `${last.right}%`, top: `${last.down}%` }} />
        {lower.map(({ text, down }) => (
          <span className="plot__price fig" style={{ top: `${down}%` }} key={text}>
            {formatPrice(locale, text)}
          </span>
        ))}
        <b className="plot__tag fig" style={{ top: `${last.down}%` }}>
          {formatPrice(locale, chosen.bid)}
        </b>
      </div>
      <p className="plot__hours fig">
        {hours.map(({ text, right }) => (
          <span style={{ left: `${right}%` }} key={text}>
            {text}
          </span>
        ))}
      </p>
    </div>
  )
}
