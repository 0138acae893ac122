import { fill } from '#common/fill.ts'
import { type Locale } from '#locales/table.ts'
import { momentIn } from '#web/features/hours/moment.ts'
import { formatSigned } from '#web/lib/numbers/decimal.ts'
import { ordinaryDays } from '#web/features/history/plan-ordinary-day.ts'
import { formatDays } from '#web/lib/numbers/money.ts'
import { formatPercent, percentSign } from '#web/lib/numbers/percent.ts'
import { offsetText, zoneOf } from '#web/lib/zone.ts'
import type { MarketRow, MarketWords } from './market-row.ts'
import { type Comparison, planComparison } from './plan/plan-compare.ts'

const plot = { width: 640, height: 240, left: 66, right: 96, top: 16, bottom: 34 } as const
const box = {
  width: plot.width - plot.left - plot.right,
  height: plot.height - plot.top - plot.bottom,
} as const

const percentText = (locale: Locale, value: number): string =>
  `${formatSigned(locale, value.toFixed(2))}${percentSign(locale)}`

/** Both names beside their ends, apart from each other. */
const labelPlaces = ({ first, second }: Comparison): [number, number] => {
  const apart = 30
  const [one, other] = [first.end.y, second.end.y]
  if (Math.abs(one - other) >= apart) return [one, other]
  const middle = (one + other) / 2
  return one <= other ? [middle - apart / 2, middle + apart / 2] : [middle + apart / 2, middle - apart / 2]
}

const Drawing = ({
  locale,
  comparison,
  names,
  label,
  now,
}: {
  locale: Locale
  comparison: Comparison
  names: readonly [string, string]
  label: string
  now: number
}) => {
  const { from, to, lines, first, second } = comparison
  const places = labelPlaces(comparison)
  const zone = zoneOf[locale]
  return (
    <svg
      className="compare__drawing"
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      role="img"
      aria-label={label}
    >
      <g transform={`translate(${plot.left} ${plot.top})`}>
        {lines.map(({ percent, y }) => (
          <g key={percent}>
            <path className={percent === 0 ? 'compare__zero' : 'compare__line'} d={`M0 ${y}H${box.width}`} />
            <text x={-10} y={y + 5} textAnchor="end">
              {percentText(locale, percent)}
            </text>
          </g>
        ))}
        <path className="compare__second" d={second.path} />
        <path className="compare__first" d={first.path} />
        <circle className="compare__first" cx={first.end.x} cy={first.end.y} r="4" />
        <circle className="compare__end" cx={second.end.x} cy={second.end.y} r="4" />
        {names.map((name, index) => (
          <text key={name} className="compare__name" x={box.width + 10} y={(places[index] ?? 0) - 1}>
            {name}
            <tspan x={box.width + 10} dy="1.1em">
              {percentText(locale, (index === 0 ? first : second).end.percent)}
            </tspan>
          </text>
        ))}
        <text x={0} y={box.height + 26}>
          {momentIn(locale, from, now, zone)}
        </text>
        <text x={box.width} y={box.height + 26} textAnchor="end">
          {momentIn(locale, to, now, zone)}
        </text>
      </g>
    </svg>
  )
}

/** The rows of the table, the risk last. */
const figureNames = ['spread', 'long', 'short', 'margin', 'day', 'onePercent'] as const

/** Two instruments side by side: their day on one scale, and what each costs. */
export const Compare = ({
  locale,
  rows,
  pair,
  words,
  size,
  now,
  onChoose,
}: {
  locale: Locale
  rows: readonly MarketRow[]
  pair: readonly [MarketRow, MarketRow]
  words: MarketWords
  size: string
  /** When the prices were read, ms since 1970. */
  now: number
  onChoose: (place: 0 | 1, symbol: string) => void
}) => {
  const [one, other] = pair
  const names = [one.symbol, other.symbol] as const
  const both = { first: one.symbol, second: other.symbol }
  const comparison = planComparison(one.day, other.day, box)
  const time = comparison
    ? `${momentIn(locale, comparison.from, now, zoneOf[locale])} ${offsetText(zoneOf[locale], now)}`
    : ''
  const facts = { size, days: formatDays(locale, ordinaryDays), step: formatPercent(locale, '1') }
  const choices = [
    [0, words.first],
    [1, words.second],
  ] as const
  return (
    <div className="compare" id="compare">
      <div className="compare__head">
        <h2>{fill(words.beside, both)}</h2>
        <div className="compare__choices needs-script">
          {choices.map(([place, label]) => (
            <label key={place}>
              <span>{label}</span>
              <select
                className="input"
                value={names[place]}
                onChange={({ currentTarget }) => onChoose(place, currentTarget.value)}
              >
                {rows.map(({ symbol }) => (
                  <option key={symbol} value={symbol} disabled={symbol === names[place === 0 ? 1 : 0]}>
                    {symbol}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </div>
      <div className="compare__in">
        <figure>
          {comparison && (
            <Drawing
              locale={locale}
              comparison={comparison}
              names={names}
              now={now}
              label={fill(words.drawing, {
                ...both,
                time,
                firstChange: percentText(locale, comparison.first.end.percent),
                secondChange: percentText(locale, comparison.second.end.percent),
              })}
            />
          )}
          <figcaption>{comparison ? fill(words.since, { ...both, time }) : words.noCourse}</figcaption>
        </figure>
        <table className="compare__table">
          <caption className="aloud">{fill(words.compareCaption, { ...both, size })}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="aloud">{words.costsOf}</span>
              </th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figureNames.map((name) => (
              <tr key={name} className={name === 'onePercent' ? 'is-risk' : undefined}>
                <th scope="row">
                  {fill(words.rows[name].label, facts)} <small>{fill(words.rows[name].note, facts)}</small>
                </th>
                <td className="fig">{one.figures[name]}</td>
                <td className="fig">{other.figures[name]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
