import { askOf } from '#web/features/chart/rail/plan-rail.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { inside, placeIn, priceIn } from '#web/live/cells.ts'
import type { PartReader } from '#web/live/price-lists.ts'
import type { TicketFacts } from './ticket-facts.ts'

/** Writes bid and ask into a ticket, or into the bar that leads to it; what was said of an earlier price goes. */
export const ticketIn: PartReader = (element, locale) => {
  const symbol = element.dataset['symbol'] ?? ''
  const { pipSize, typicalSpread }: TicketFacts = JSON.parse(element.dataset['facts'] ?? '{}')
  const price = priceIn(element)
  const ask = priceIn(inside(element, 'ask'))
  const asOf = placeIn(element, 'as-of')
  return {
    // Its hours are those of the rail beside it; here nothing depends on them.
    traded: { symbol, assetClass: '', hours: null },
    paint: ({ quote }) => {
      if (!quote) return
      price(formatPrice(locale, quote.bid))
      const asked = askOf(quote.bid, typicalSpread, pipSize)
      if (asked !== null) ask(formatPrice(locale, asked))
      asOf?.classList.add('is-past')
    },
  }
}
