import { memo } from 'react'
import { Icon } from '#web/design/icon.tsx'
import { type CellLabels, PriceCells } from './price-cells.tsx'

/** Static data of an instrument, from the server. */
export interface BoardInstrument {
  symbol: string
  name: string
  href: string
  assetClass: string
  hours: { zone: string; sessions: string; dailyBreak: string | null } | null
  /** Hours in the market's time, for visitors without script: days and times, and the time zone. */
  written: [string, string]
}

interface RowProps {
  instrument: BoardInstrument
  isHidden: boolean
  isFavourite: boolean
  favouriteLabel: string
  /** State of the market and until when; empty until the visitor's clock is known. */
  session: string
  sessionTime: string
  isOpen: boolean
  labels: CellLabels & { session: string }
  onFavourite: (symbol: string) => void
}

/** A row of the board: instrument, prices, session. */
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
