'use client'

import type { Locale } from '#locales/table.ts'
import { useQuotes } from '#web/features/quotes/use-quotes.ts'
import { type Ratio, ratioOf } from '#web/lib/numbers/ratio.ts'
import { legsOf, rateOf } from './conversion.ts'

/** State of a live figure, shown beside a field. */
export type Freshness = 'loading' | 'live' | 'stale' | 'unavailable'

export interface Rates {
  state: Freshness
  /** Time of the last answer, ms since 1970. */
  lastAt: number | null
  /** The bid as quoted by the broker. */
  bidOf(symbol: string): string | null
  /** The exchange rate; null while unknown. */
  rate(from: string, to: string): Ratio | null
}

/** Live prices of an instrument and of the pairs that convert its currency, polled while the page is visible. */
export const useRates = (symbol: string | null, from: string, to: string, locale: Locale): Rates => {
  const wanted = [...(symbol === null ? [] : [symbol]), ...(legsOf(from, to) ?? [])]
  // Never empty: without a pair to poll, use the one most rates need.
  const symbols = [...new Set(wanted.length > 0 ? wanted : ['EURUSD'])].sort()
  const { quotes, state, lastAt } = useQuotes(symbols, locale)
  const bidOf = (name: string) => quotes.find((quote) => quote.name === name)?.bid ?? null
  return {
    // Prices paused by the visitor go stale like those of an unreachable broker.
    state: state === 'paused' ? 'stale' : state,
    lastAt,
    bidOf,
    rate: (one, other) => rateOf(one, other, (name) => ratioOf(bidOf(name) ?? '')),
  }
}
