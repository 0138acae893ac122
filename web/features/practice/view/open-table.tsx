import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { formatMoney } from '#web/lib/numbers/money.ts'
import { formatPrice, withPlacesOf } from '#web/lib/numbers/decimal.ts'
import type { Standing } from '../account/value-account.ts'
import type { AccountWords } from './account-words.ts'
import { FigureCell, TableHead } from './figure-cell.tsx'
import { roles } from './roles.ts'
import { tradeTime } from './moment-text.ts'

/** The open positions, each line of the trade as it would be closed now, and a button that does. */
export const OpenTable = ({
  locale,
  standing,
  currency,
  words,
  hrefOf,
  onClose,
}: {
  locale: Locale
  standing: Standing
  currency: string
  words: AccountWords
  /** The page of an instrument; null where it is not known here. */
  hrefOf: (symbol: string) => string | null
  onClose: (id: string) => void
}) => {
  const { columns } = words
  const money = (value: string | undefined) =>
    value === undefined ? words.unknown : formatMoney(locale, value, currency, true)
  const names = [
    columns.instrument,
    columns.opened,
    columns.now,
    columns.price,
    columns.spread,
    columns.nights,
    columns.conversion,
    columns.lineResult,
  ]
  return (
    <table className="trades" {...roles.table} aria-label={words.open}>
      <TableHead names={names} last={words.close} />
      <tbody {...roles.group}>
        {standing.open.map(({ position, valued }) => {
          const { id, terms, direction, lots, opened, stop, limit } = position
          const { symbol } = terms
          const href = hrefOf(symbol)
          const trade = valued?.trade
          const none = trade && '0.00'
          return (
            <tr {...roles.row} key={id}>
              <th {...roles.head} scope="row">
                {href === null ? symbol : <a href={href}>{symbol}</a>}
                <small>
                  {words[direction]} {formatPrice(locale, withPlacesOf('0.00', lots))},{' '}
                  {tradeTime(locale, opened.at)}
                  {stop !== null && `, ${fill(words.stop, { price: formatPrice(locale, stop) })}`}
                  {limit !== null && `, ${fill(words.limit, { price: formatPrice(locale, limit) })}`}
                </small>
              </th>
              <FigureCell
                label={columns.opened}
                text={valued ? formatPrice(locale, valued.opened) : words.unknown}
              />
              <FigureCell
                label={columns.now}
                text={valued ? formatPrice(locale, valued.now) : words.unknown}
              />
              <FigureCell label={columns.price} text={money(trade?.price.value)} />
              <FigureCell label={columns.spread} text={money(trade?.spread.value)} />
              <FigureCell label={columns.nights} text={money(trade?.nights.sum?.value ?? none)} />
              <FigureCell label={columns.conversion} text={money(trade?.conversion?.value ?? none)} />
              <FigureCell
                label={columns.lineResult}
                text={money(trade?.result.value)}
                look=" trades__result"
              />
              <td {...roles.cell} className="trades__act">
                <button
                  className="btn btn--small"
                  type="button"
                  aria-label={fill(words.closeOf, { symbol })}
                  onClick={() => onClose(id)}
                >
                  {words.close}
                </button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
