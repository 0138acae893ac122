import { memo } from 'react'
import { Icon } from '#web/design/icon.tsx'
import { type CellLabels, PriceCells } from './price-cells.tsx'

/** What the server says of an instrument, the same with every poll. */
export interface BoardInstrument {
  symbol: string
  name: string
  href: string
  assetClass: string
  hours: { zone: string; sessions: string; dailyBreak: string | null } | null
  /** Its hours in the market's own time, for those without script: days and times, and whose time it is. */
  written: [string, string]
}

interface RowProps {
  instrument: BoardInstrument
  isHidden: boolean
  isFavourite: boolean
  favouriteLabel: string
  /** State of its market and until when, or nothing before the visitor's clock is known. */
  session: string
  sessionTime: string
  isOpen: boolean
  labels: CellLabels & { session: string }
  onFavourite: (symbol: string) => void
}

/** One instrument of the board: who it is, its prices, whether it is traded now. */
export const QuoteRow = memo(
  ({
    instrument: { symbol, name, href, written },
    isHidden,
    isFavourite,
    favouriteLabel,
    session,
    sessionTime,
    isOpen,
    labels,
    onFavourite,
  }: RowProps) => (
    <tr data-symbol={symbol} hidden={isHidden}>
      <th scope="row">
        <div className="q-name">
          <button
            type="button"
            className="star"
            aria-pressed={isFavourite}
            aria-label={favouriteLabel}
            onClick={() => onFavourite(symbol)}
          >
            <Icon name="star" size={18} />
          </button>
          <span className="instrument">
            <a href={href}>{symbol}</a>
            <span>{name}</span>
          </span>
        </div>
      </th>
      <PriceCells labels={labels} />
      <td className="q-session" data-label={labels.session} data-open={session ? isOpen : undefined}>
        <span>{session || written[0]}</span>
        <small>{session ? sessionTime : written[1]}</small>
      </td>
    </tr>
  ),
)
QuoteRow.displayName = 'QuoteRow'
