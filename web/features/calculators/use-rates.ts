'use client'

import type { Locale } from '#locales/table.ts'
import { useQuotes } from '#web/features/quotes/use-quotes.ts'
import { type Ratio, ratioOf } from '#web/lib/ratio.ts'
import { legsOf, rateOf } from './conversion.ts'

/** What is known of a live figure, for the words beside a field. */
export type Freshness = 'loading' | 'live' | 'stale' | 'unavailable'

export interface Rates {
  state: Freshness
  /** Time of the last answer, ms since 1970. */
  lastAt: number | null
  /** The bid as the broker wrote it. */
  bidOf(symbol: string): string | null
  /** What one unit is worth in another currency; null while it is not known. */
  rate(from: string, to: string): Ratio | null
}

/** Live prices of an instrument and of what converts its currency; they are asked for while the page is watched. */
export const useRates = (symbol: string | null, from: string, to: string, locale: Locale): Rates => {
  const wanted = [...(symbol === null ? [] : [symbol]), ...(legsOf(from, to) ?? [])]
  // A list is never empty: without a pair to ask for, the one most rates need is held ready.
  const symbols = [...new Set(wanted.length > 0 ? wanted : ['EURUSD'])].sort()
  const { quotes, state, lastAt } = useQuotes(symbols, locale)
  const bidOf = (name: string) => quotes.find((quote) => quote.name === name)?.bid ?? null
  return {
    // Paused by the visitor, prices grow old like those of a broker that is away.
    state: state === 'paused' ? 'stale' : state,
    lastAt,
    bidOf,
    rate: (one, other) => rateOf(one, other, (name) => ratioOf(bidOf(name) ?? '')),
  }
}
