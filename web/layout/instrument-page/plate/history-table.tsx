import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import type { PriceHistory } from '#web/broker/history/history.ts'
import { barNamer, hourly } from '#web/features/chart/plan/table.ts'
import { offsetText, zoneOf } from '#web/lib/zone.ts'
import { resources } from '#web/i18n/resources.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'

/** The bars of a range, latest first, those of a day by the hour. */
export const HistoryTable = ({ locale, history }: { locale: Locale; history: PriceHistory }) => {
  const { chart, plate } = resources[locale].trading
  const { symbol, range, bars, to } = history
  const rows = range === '1d' ? hourly(bars) : bars
  const nameOf = barNamer(range, zoneOf[locale], locale)
  const heads = {
    '1d': fill(plate.time, { zone: offsetText(zoneOf[locale], to) }),
    '1w': fill(plate.time, { zone: offsetText(zoneOf[locale], to) }),
    '1m': plate.day,
    '1y': plate.week,
  }
  return (
    <table className={`table prices prices--${range}`}>
      <caption className="aloud">
        {symbol}, {chart.rangeNames[range]}
      </caption>
      <thead>
        <tr>
          <th scope="col">{heads[range]}</th>
          {[chart.open, chart.high, chart.low, chart.close].map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map(({ at, open, high, low, close }) => (
          <tr key={at}>
            <th scope="row">{nameOf(at)}</th>
            <td>{formatPrice(locale, open)}</td>
            <td>{formatPrice(locale, high)}</td>
            <td>{formatPrice(locale, low)}</td>
            <td>{formatPrice(locale, close)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
