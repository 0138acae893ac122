import type { Direction } from '#web/features/calculators/formulas.ts'
import type { Freshness } from '#web/features/calculators/use-rates.ts'
import {
  planTicket,
  type SamplePrice,
  sampleRate,
  type TicketFigures,
  type TicketTerms,
} from '#web/blocks/parts/screens/plan-ticket.ts'
import type { Ratio } from '#web/lib/numbers/ratio.ts'

/** Where the prices of the ticket come from: `stale` are old, `closed` the last before the market closed. */
export type TicketSource = 'sample' | 'live' | 'stale' | 'closed'

/** Prices and rate as the broker last quoted them; null while it has not. */
export interface QuotedPrice {
  state: Freshness
  bid: string | null
  rate: Ratio | null
  /** The market of the instrument is closed. */
  isClosed: boolean
}

/**
 * The ticket at the broker's prices, or at the sample's until all it needs has been quoted: both in one ticket would
 * be a bill of two days. Null when the terms are no figures.
 */
export const planState = (
  terms: TicketTerms,
  prices: readonly SamplePrice[],
  chosen: { direction: Direction; lots: string },
  quoted: QuotedPrice,
): { source: TicketSource; figures: TicketFigures } | null => {
  const { bid, rate, state, isClosed } = quoted
  const live = bid !== null && rate !== null ? planTicket(terms, { ...chosen, bid, rate }) : null
  if (live && state !== 'live') return { source: 'stale', figures: live }
  if (live) return { source: isClosed ? 'closed' : 'live', figures: live }
  const sample = prices.find(({ symbol }) => symbol === terms.symbol)
  const figures =
    sample && planTicket(terms, { ...chosen, bid: sample.bid, rate: sampleRate(terms.quote, prices) })
  return figures ? { source: 'sample', figures } : null
}
