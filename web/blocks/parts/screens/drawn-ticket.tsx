import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { lotsText } from '#web/i18n/pips.ts'
import { resources } from '#web/i18n/resources.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import type { TicketFigures } from './plan-ticket.ts'
import { TicketFace, type TicketWords } from './ticket-face.tsx'

/** A ticket in a drawing: nothing on it can be pressed. */
export const DrawnTicket = ({
  locale,
  symbol,
  figures,
  words,
}: {
  locale: Locale
  symbol: string
  figures: TicketFigures
  words: TicketWords
}) => (
  <TicketFace
    locale={locale}
    symbol={symbol}
    figures={figures}
    direction="buy"
    words={words}
    size={
      <p className="ticket__size">
        <span>{words.size}</span>
        <span className="ticket__stepper">
          <span>−</span>
          <span className="fig">{formatPrice(locale, figures.size)}</span>
          <span>+</span>
        </span>
      </p>
    }
    action={
      <p className="ticket__go">
        <span className="btn btn--solid">
          {fill(words.go.buy, { size: lotsText(locale, figures.size, resources[locale].trading.lots) })}
        </span>
      </p>
    }
  />
)
