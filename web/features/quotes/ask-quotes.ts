import { type Quote, quotesFrom } from './quote.ts'

/** A poll that takes longer has failed. The site's own server answers within five seconds, whatever the broker does. */
const timeout = 6_000

/** What one poll brought; null when it failed. */
export type PollAnswer = { quotes: Quote[]; age: number } | null

/** Asks once for the bids of a comma list, with their age in ms. Never rejects. */
export const askQuotes = async (goods: string, previous: readonly Quote[]): Promise<PollAnswer> => {
  try {
    const response = await fetch('/api/q/v1/QF1001', {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ goods }),
      signal: AbortSignal.timeout(timeout),
    })
    const quotes = quotesFrom(await response.json(), goods.split(','), previous)
    const age = Number(response.headers.get('price-age') ?? 0)
    return quotes && { quotes, age: Number.isFinite(age) && age > 0 ? age : 0 }
  } catch {
    // Every failure means the same to a visitor: no new prices. The state line says so.
    return null
  }
}
