import type { Locale } from '#locales/table.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { planCandles, sampleCandles } from './plan-candles.ts'
import type { SamplePrice } from './plan-ticket.ts'

const hours = ['0200', '0400', '0600', '0800', '1000'] as const

/** Labels may not lie under the tag of the last price. */
const clear = 6

/** A sample day of an instrument as candles: hollow closed higher, filled closed lower. */
export const CandlePlot = ({
  locale,
  price,
  ahead,
}: {
  locale: Locale
  price: SamplePrice
  ahead: string
}) => {
  const decimals = price.bid.split('.')[1]?.length ?? 0
  const drawing = planCandles(sampleCandles(Number(price.bid), Number(price.change ?? 0)), decimals)
  const { down, right } = drawing.last
  return (
    <div className="plot">
      <div className="plot__field">
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
          <path className="plot__ahead" d={`M${right * 10} 0H1000V1000H${right * 10}z`} />
          <path className="plot__grid" d={drawing.grid.map((line) => `M0 ${line.down * 10}H1000`).join('')} />
          <path className="plot__wicks" d={drawing.wicks} />
          <path className="plot__rising" d={drawing.rising} />
          <path className="plot__falling" d={drawing.falling} />
          <path className="plot__last" d={`M${right * 10} ${down * 10}H1000`} />
        </svg>
        <em style={{ left: `${right}%` }}>{ahead}</em>
        {drawing.grid
          .filter((line) => Math.abs(line.down - down) > clear)
          .map((line) => (
            <span className="plot__price fig" style={{ top: `${line.down}%` }} key={line.text}>
              {formatPrice(locale, line.text)}
            </span>
          ))}
        <b className="plot__tag fig" style={{ top: `${down}%` }}>
          {formatPrice(locale, price.bid)}
        </b>
      </div>
      <p className="plot__hours fig">
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
    </div>
  )
}
