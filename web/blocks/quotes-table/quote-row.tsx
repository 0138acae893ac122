import { memo, useState } from 'react'
import type { Locale } from '#locales/table.ts'
import { Icon } from '#web/design/icon.tsx'
import type { BoardFacts } from '#web/features/board/board-row-in.ts'
import type { KnownPrices } from '#web/features/board/cells.tsx'
import type { SessionLines } from '#web/features/hours/session-words.ts'
import { StarButton } from '#web/features/board/star-button.tsx'
import { type CellLabels, PriceCells } from './price-cells.tsx'

/** Static data of an instrument, from the server. */
export interface BoardInstrument extends KnownPrices {
  name: string
  href: string
  assetClass: string
  /** The typical spread in pips, as sorted by and as written; empty if unknown. */
  spreadPips: string
  spreadText: string
  hours: { zone: string; sessions: string; dailyBreak: string | null } | null
  /** Its session on the clock of the language, when the server drew it. */
  drawn: SessionLines
}

interface RowProps {
  locale: Locale
  instrument: BoardInstrument
  isHidden: boolean
  isFavourite: boolean
  favouriteLabel: string
  /** Opens what a narrow row leaves out. */
  moreLabel: string
  /** State of the market and until when; empty while its hours are not known. */
  session: string
  sessionTime: string
  isOpen: boolean
  labels: CellLabels & { session: string; unknownHours: string }
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
    const { symbol, name, href, closes, assetClass, hours, spread, range } = instrument
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
            <StarButton isStarred={isFavourite} label={favouriteLabel} onPress={() => onFavourite(symbol)} />
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
          <span>{session || labels.unknownHours}</span>
          <small>{sessionTime}</small>
        </td>
      </tr>
    )
  },
)
QuoteRow.displayName = 'QuoteRow'
