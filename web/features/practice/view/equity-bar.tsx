import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { formatMoney } from '#web/lib/numbers/money.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { startingSum } from '../account/account.ts'
import type { AccountWords } from './account-words.ts'
import { barWidth, planEquityBar } from './plan-equity-bar.ts'

/** The equity on a rule: what of it is set aside, where positions are closed, and where it began. */
export const EquityBar = ({
  locale,
  equity,
  margin,
  closeOutAt,
  currency,
  words,
}: {
  locale: Locale
  equity: string
  margin: string
  closeOutAt: string
  currency: string
  words: AccountWords
}) => {
  const bar = planEquityBar({ equity, margin, closeOutAt }, startingSum)
  const money = (sum: string) => formatMoney(locale, sum, currency)
  const isOpen = Number(margin) > 0
  const label = fill(words.barName, { equity: money(equity), margin: money(margin), sum: money(closeOutAt) })
  return (
    <svg className="equity-bar" viewBox={`-4 0 ${barWidth + 8} 66`} role="img" aria-label={label}>
      <rect className="equity-bar__equity" y="20" width={bar.equity} height="20" />
      <rect className="equity-bar__margin" y="20" width={bar.margin} height="20" />
      <rect className="equity-bar__frame" y="20" width={barWidth} height="20" />
      <path className="equity-bar__start" d={`M${bar.start} 8v32`} />
      <text x={bar.start + 6} y="13">
        {words.start}
      </text>
      {isOpen && (
        <>
          <path className="equity-bar__out" d={`M${bar.closeOut} 8v38`} />
          <text className="equity-bar__out-text" x={bar.closeOut + 6} y="13">
            {fill(words.closedOutAt, { sum: money(closeOutAt) })}
          </text>
        </>
      )}
      {bar.ticks.map(({ x, amount }, at) => (
        <g key={amount}>
          <path className="equity-bar__tick" d={`M${x} 40v5`} />
          <text x={x} y="61" textAnchor={at === 0 ? 'start' : at === bar.ticks.length - 1 ? 'end' : 'middle'}>
            {formatPrice(locale, String(amount))}
          </text>
        </g>
      ))}
    </svg>
  )
}
