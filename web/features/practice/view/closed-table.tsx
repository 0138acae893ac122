import type { Locale } from '#locales/table.ts'
import { formatMoney } from '#web/lib/numbers/money.ts'
import { formatPrice, withPlacesOf } from '#web/lib/numbers/decimal.ts'
import type { ClosedTrade } from '../account/account.ts'
import { totalsOf } from '../account/value-account.ts'
import type { AccountWords } from './account-words.ts'
import { FigureCell, TableHead } from './figure-cell.tsx'
import { roles } from './roles.ts'
import { tradeTime } from './moment-text.ts'

/** The closed trades with every cost, and what they came to together. */
export const ClosedTable = ({
  locale,
  closed,
  currency,
  words,
}: {
  locale: Locale
  closed: readonly ClosedTrade[]
  currency: string
  words: AccountWords
}) => {
  const { columns } = words
  const money = (value: string) => formatMoney(locale, value, currency, true)
  const totals = totalsOf(closed)
  const lines = [
    { key: 'price', label: columns.price },
    { key: 'spread', label: columns.spread },
    { key: 'nights', label: columns.nights },
    { key: 'conversion', label: columns.conversion },
  ] as const
  const figures = (sums: Record<(typeof lines)[number]['key'] | 'result', string>) => (
    <>
      {lines.map(({ key, label }) => (
        <FigureCell key={key} label={label} text={money(sums[key])} />
      ))}
      <FigureCell label={columns.lineResult} text={money(sums.result)} look=" trades__result" />
    </>
  )
  return (
    <table className="trades" {...roles.table} aria-label={words.closed}>
      <TableHead
        names={[
          columns.instrument,
          columns.opened,
          columns.closed,
          ...lines.map(({ label }) => label),
          columns.lineResult,
        ]}
      />
      <tbody {...roles.group}>
        {closed.map((trade) => {
          const { id, symbol, direction, lots, opened, cause } = trade
          return (
            <tr {...roles.row} key={id}>
              <th {...roles.head} scope="row">
                {symbol}
                <small>
                  {words[direction]} {formatPrice(locale, withPlacesOf('0.00', lots))},{' '}
                  {tradeTime(locale, trade.closed.at)}
                  {cause !== 'hand' && (
                    <span className={cause === 'closeOut' ? 'trades__out' : undefined}>
                      , {words.causes[cause]}
                    </span>
                  )}
                </small>
              </th>
              <FigureCell label={columns.opened} text={formatPrice(locale, opened.price)} />
              <FigureCell label={columns.closed} text={formatPrice(locale, trade.closed.price)} />
              {figures(trade)}
            </tr>
          )
        })}
        <tr {...roles.row} className="trades__sum">
          <th {...roles.head} scope="row">
            {words.all}
          </th>
          <FigureCell label={columns.opened} text="" />
          <FigureCell label={columns.closed} text="" />
          {figures(totals)}
        </tr>
      </tbody>
    </table>
  )
}
