import type { ReactNode } from 'react'
import { fill } from '#common/fill.ts'
import type enTrading from '#locales/en/trading.json'
import type { Locale } from '#locales/table.ts'
import { Price } from '#web/design/price.tsx'
import type { Direction, Sum } from '#web/features/calculators/formulas.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { formatPercent } from '#web/lib/numbers/percent.ts'
import { formatMoney } from '#web/lib/numbers/money.ts'
import type { TicketFigures } from './plan-ticket.ts'

export type TicketWords = (typeof enTrading)['ticket']

const Line = ({ label, text, isRisk = false }: { label: string; text: string; isRisk?: boolean }) => (
  <div className={isRisk ? 'ticket__risk' : undefined}>
    <dt>{label}</dt>
    <dd className="fig" translate="no">
      {text}
    </dd>
  </div>
)

/** Tenths of the margin, with a longer line at the half: there positions are closed. */
const tenths = 'M50 0V6M10 4V6M20 4V6M30 4V6M40 4V6M60 4V6M70 4V6M80 4V6M90 4V6'

/** The order ticket: both prices, the size, four lines, and how much of the margin the last of them takes. */
export const TicketFace = ({
  locale,
  symbol,
  figures,
  direction,
  words,
  size,
  action,
}: {
  locale: Locale
  symbol: string
  figures: TicketFigures
  /** The side of the order: its price is the dark one. */
  direction: Direction
  words: TicketWords
  /** Where the size is chosen, or drawn. */
  size: ReactNode
  action: ReactNode
}) => {
  const { bid, ask, spread, bill, share } = figures
  const money = (sum: Sum | null, isSigned = false) =>
    sum === null ? words.unknown : formatMoney(locale, sum.value, sum.currency, isSigned)
  return (
    <div className="ticket">
      <p className="ticket__head">
        <b>{symbol}</b>
        <span>{words.order}</span>
      </p>
      <div className="ticket__prices">
        <p className={direction === 'sell' ? 'is-taken' : undefined}>
          <small>{words.sell}</small>
          <Price locale={locale} value={bid} />
        </p>
        <span className="fig" translate="no">
          {formatPrice(locale, spread)}
        </span>
        <p className={direction === 'buy' ? 'is-taken' : undefined}>
          <small>{words.buy}</small>
          <Price locale={locale} value={ask} />
        </p>
      </div>
      {size}
      <dl className="ticket__bill">
        <Line label={words.spread} text={money(bill.spread)} />
        <Line label={words.margin} text={money(bill.margin)} />
        <Line label={words.night} text={money(bill.night, true)} />
        <Line
          label={fill(words.percent, { move: formatPercent(locale, '1') })}
          text={money(bill.onePercent)}
          isRisk
        />
      </dl>
      <p className="ticket__share">
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect width={share} height="6" />
          <path d={tenths} />
        </svg>
        <small>{fill(words.share, { share: formatPercent(locale, String(share)) })}</small>
      </p>
      {action}
    </div>
  )
}
