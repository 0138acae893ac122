import { exchange } from '#web/features/calls/call.ts'
import type { Locale } from '#locales/table.ts'
import { type Quote, quotesFrom } from './quote.ts'

/** A poll that takes longer has failed. The site's own server answers within five seconds, whatever the broker does. */
const timeout = 6_000

/** What one poll brought; null when it failed. */
export type PollAnswer = { quotes: Quote[]; age: number } | null

/**
 * Asks once for the bids of a comma list, with their age in ms (requirements G3). Never rejects, and says nothing
 * to the visitor: the line beside the prices does.
 */
export const askQuotes = async (
  goods: string,
  locale: Locale,
  previous: readonly Quote[],
): Promise<PollAnswer> => {
  const { outcome, headers } = await exchange('QF1001', { goods }, { locale, timeout })
  const quotes = outcome.ok ? quotesFrom(outcome.dt, goods.split(','), previous) : null
  const age = Number(headers?.get('price-age'))
  return quotes && { quotes, age: Number.isFinite(age) && age > 0 ? age : 0 }
}
