import { rateOf } from '#web/features/calculators/conversion.ts'
import { capOf, type Direction } from '#web/features/calculators/formulas.ts'
import {
  type Bill,
  type BillTerms,
  planBill,
  sizesOf,
  usualSizeOf,
} from '#web/features/calculators/plan-bill.ts'
import type { Instrument } from '#web/documents/instrument.ts'
import type { Traded } from '#web/features/hours/sessions-of.ts'
import { withPlacesOf } from '#web/lib/numbers/decimal.ts'
import { minus, type Ratio, ratioOf, times, toDecimal, whole } from '#web/lib/numbers/ratio.ts'

/** The currency of the account that screens are drawn for. */
const ticketCurrency = 'EUR'

/** What a ticket needs of its instrument. */
export interface TicketTerms extends BillTerms, Traded {
  minLot: string
  maxLot: string
  /** Decimals of its prices. */
  digits: number
}

/** A price on a drawn screen. */
export interface SamplePrice {
  symbol: string
  /** A decimal string with the decimals that are drawn. */
  bid: string
  /** Per cent since the open, a decimal string; null where none was entered. */
  change: string | null
}

/** The figures of a ticket; prices and sizes are decimal strings. */
export interface TicketFigures {
  bid: string
  ask: string
  /** The typical spread in pips. */
  spread: string
  /** In lots, with the decimals of the smallest trade. */
  size: string
  bill: Bill
  /** Per cent of the margin that a move of one per cent takes. */
  share: number
}

/** The fields of an instrument that a ticket in the browser gets; null when one of them is missing. */
export const ticketTermsOf = (instrument: Instrument | undefined): TicketTerms | null => {
  if (!instrument || !instrument.quote || sizesOf(instrument).length === 0) return null
  const { symbol, quote, contractSize, pipSize, maxLeverage, typicalSpread, minLot, maxLot, digits } =
    instrument
  const { overnightLong, overnightShort, assetClass, hours } = instrument
  const terms = { symbol, quote, contractSize, pipSize, maxLeverage, typicalSpread, minLot, maxLot, digits }
  return { ...terms, overnightLong, overnightShort, assetClass, hours }
}

/** The rate from an instrument's currency to the account's, at the prices of a drawn screen; null where one is missing. */
export const sampleRate = (quote: string, prices: readonly SamplePrice[]): Ratio | null =>
  rateOf(quote, ticketCurrency, (symbol) =>
    ratioOf(prices.find((price) => price.symbol === symbol)?.bid ?? ''),
  )

/** The ask at the typical spread, with the decimals of the instrument. */
const askOf = ({ pipSize, typicalSpread, digits }: TicketTerms, bid: Ratio): string | null => {
  const [pip, pips] = [ratioOf(pipSize), ratioOf(typicalSpread)]
  return pip && pips && toDecimal(minus(bid, times(pip, pips, whole(-1))), digits)
}

/** A size as the ticket writes it: `0.10` where the smallest trade is `0.01`. */
export const sizeText = ({ minLot }: Pick<TicketTerms, 'minLot'>, lots: string): string =>
  withPlacesOf(minLot, lots)

/** Everything a ticket says. Null when a price, the rate or a term is no figure: then no ticket is drawn. */
export const planTicket = (
  terms: TicketTerms,
  given: { direction: Direction; lots: string; bid: string; rate: Ratio | null },
): TicketFigures | null => {
  const bid = ratioOf(given.bid)
  const ask = bid && askOf(terms, bid)
  const bill = planBill(terms, { ...given, currency: ticketCurrency })
  if (!ask || !bill) return null
  return {
    bid: given.bid,
    ask,
    spread: terms.typicalSpread,
    size: sizeText(terms, given.lots),
    bill,
    share: capOf(terms),
  }
}

/** The ticket of a drawn screen: a purchase of the usual size at the first price of its list. */
export const sampleTicket = (terms: TicketTerms, prices: readonly SamplePrice[]): TicketFigures | null => {
  const bid = prices.find(({ symbol }) => symbol === terms.symbol)?.bid
  const lots = usualSizeOf(sizesOf(terms))
  if (bid === undefined || lots === null) return null
  return planTicket(terms, { direction: 'buy', lots, bid, rate: sampleRate(terms.quote, prices) })
}
