import type { Locale } from '#locales/table.ts'
import { askOf } from '#web/features/chart/rail/plan-rail.ts'
import { PricePlace } from '#web/features/quotes/places.tsx'
import type { PracticeTerms } from '../account/account.ts'
import type { TicketFacts } from './ticket-facts.ts'

/** The attributes of a part in which the page script keeps bid and ask (`ticket-in.ts`). */
export const ticketPart = ({ symbol, pipSize, typicalSpread }: PracticeTerms) => {
  const facts: TicketFacts = { pipSize, typicalSpread }
  return {
    'data-prices': '',
    'data-part': 'ticket',
    'data-symbol': symbol,
    'data-facts': JSON.stringify(facts),
  }
}

export interface SideWords {
  sell: string
  buy: string
}

/** Read and heard alike: it is a part of the name of its choice (WCAG 2.5.3). */
const none = '–'

/** The name of a side and its price, as the server knows it. */
export const SidePrice = ({
  locale,
  side,
  terms,
  bid,
  words,
}: {
  locale: Locale
  side: 'sell' | 'buy'
  terms: PracticeTerms
  bid: string | undefined
  words: SideWords
}) => {
  const ask = bid === undefined ? null : askOf(bid, terms.typicalSpread, terms.pipSize)
  return (
    <>
      <small>{words[side]}</small>{' '}
      {side === 'sell' ? (
        <PricePlace locale={locale} value={bid} none={none} />
      ) : (
        <span data-cell="ask">
          <PricePlace locale={locale} value={ask ?? undefined} none={none} />
        </span>
      )}
    </>
  )
}
