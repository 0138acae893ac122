import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
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
}) => {
  const size = formatPrice(locale, figures.size)
  return (
    <TicketFace
      locale={locale}
      symbol={symbol}
      figures={figures}
      words={words}
      size={
        <p className="ticket__size">
          <span>{words.size}</span>
          <span className="ticket__stepper">
            <span>−</span>
            <span className="fig">{size}</span>
            <span>+</span>
          </span>
        </p>
      }
      action={
        <p className="ticket__go">
          <span className="btn btn--solid">{fill(words.go.buy, { size })}</span>
        </p>
      }
    />
  )
}
