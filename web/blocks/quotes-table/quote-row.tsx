import { memo, useState } from 'react'
import type { Locale } from '#locales/table.ts'
import { Icon } from '#web/design/icon.tsx'
import type { BoardFacts } from './board-row-in.ts'
import type { DayRange } from './plan/plan-range.ts'
import { type CellLabels, PriceCells } from './price-cells.tsx'

/** Static data of an instrument, from the server. */
export interface BoardInstrument {
  symbol: string
  name: string
  href: string
  assetClass: string
  /** The typical spread in pips, as sorted by and as written; empty if unknown. */
  spreadPips: string
  spreadText: string
  /** The same as a difference of prices; null if unknown. */
  spread: string | null
  /** Closes of the last day of trading, decimal strings, oldest first; empty where none is on record. */
  closes: readonly string[]
  /** The first bid since the session opened, and the range of all of them; where they are on record. */
  open: string | undefined
  range: DayRange | null
  hours: { zone: string; sessions: string; dailyBreak: string | null } | null
  /** Hours in the market's time, for visitors without script: days and times, and the time zone. */
  written: [string, string]
}

interface RowProps {
  locale: Locale
  instrument: BoardInstrument
  isHidden: boolean
  isFavourite: boolean
  favouriteLabel: string
  /** Opens what a narrow row leaves out. */
  moreLabel: string
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
    locale,
    instrument,
    isHidden,
    isFavourite,
    favouriteLabel,
    moreLabel,
    session,
    sessionTime,
    isOpen,
    labels,
    onFavourite,
  }: RowProps) => {
    const [isMore, setMore] = useState(false)
    const { symbol, name, href, written, closes, assetClass, hours, spread, range } = instrument
    const facts: BoardFacts = { assetClass, hours, spread, range }
    return (
      <tr
        data-part="board"
        data-symbol={symbol}
        data-facts={JSON.stringify(facts)}
        data-priced={closes.length > 0 ? 'known' : undefined}
        hidden={isHidden}
        data-more={isMore || undefined}
      >
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
            <button
              type="button"
              className="q-more"
              aria-expanded={isMore}
              aria-label={moreLabel}
              onClick={() => setMore(!isMore)}
            >
              <Icon name="chevron" size={18} />
            </button>
          </div>
        </th>
        <PriceCells {...{ locale, labels, instrument }} />
        <td className="q-session" data-label={labels.session} data-open={session ? isOpen : undefined}>
          <span>{session || written[0]}</span>
          <small>{session ? sessionTime : written[1]}</small>
        </td>
      </tr>
    )
  },
)
QuoteRow.displayName = 'QuoteRow'
