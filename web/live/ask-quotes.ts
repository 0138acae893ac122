import { askFor } from '#web/features/calls/ask.ts'
import type { Locale } from '#locales/table.ts'
import { type Quote, quotesFrom } from './quote.ts'

/** Timeout of a poll. The site's server answers within five seconds, whatever the broker does. */
const timeoutMs = 6_000

/** Result of a poll; null after a failure. */
export type PollAnswer = { quotes: Quote[]; age: number } | null

/**
 * Polls the bids of a comma-separated list once, with their age in ms (requirements G3). Never rejects or notifies:
 * the status line beside the prices does.
 */
export const askQuotes = async (
  goods: string,
  locale: Locale,
  previous: readonly Quote[],
): Promise<PollAnswer> => {
  const { dt, headers } = await askFor('QF1001', { goods }, { locale, timeoutMs })
  const quotes = quotesFrom(dt, goods.split(','), previous)
  const age = Number(headers?.get('price-age'))
  return quotes && { quotes, age: Number.isFinite(age) && age > 0 ? age : 0 }
}
