'use client'

import { useEffect, useEffectEvent } from 'react'
import type { Locale } from '#locales/table.ts'
import { legsOf, rateOf } from '#web/features/calculators/conversion.ts'
import { sessionsOf } from '#web/features/hours/sessions-of.ts'
import type { SessionState } from '#web/features/hours/sessions.ts'
import { useQuotes } from '#web/features/quotes/use-quotes.ts'
import { useMinute } from '#web/lib/use-now.ts'
import { ratioOf } from '#web/lib/numbers/ratio.ts'
import type { QuoteState } from '#web/live/quote-feed.ts'
import { type Account, type AccountCurrency, newAccount, type PracticeTerms } from './account/account.ts'
import type { MarketNow } from './account/market-now.ts'
import { pageStore, useKept } from './account/page-store.ts'
import { settle } from './account/settle.ts'
import type { Kept } from './account/store.ts'

/** The currency of a new account: that of the language, where prices convert into it. */
const usualCurrency = (locale: Locale): AccountCurrency =>
  locale === 'pl' && legsOf('EUR', 'PLN') !== null ? 'PLN' : 'EUR'

/** The practice account with the prices of this moment. */
export interface Practice {
  kept: Kept
  /** The account that is kept, or one that is new: nothing is stored by looking at it. */
  account: Account
  market: MarketNow
  state: QuoteState
  /** The broker's time of the prices, ms since 1970. */
  lastAt: number | null
  sessionOf: (symbol: string) => SessionState | undefined
}

/**
 * Follows the practice account of this browser and the prices it needs, and settles it with each of them: nights, stops,
 * limits, close-out.
 * @param terms the instruments of the page, as published today
 * @param asked those whose price the page needs, whether or not a position is open
 */
export const usePractice = (
  locale: Locale,
  terms: readonly PracticeTerms[],
  asked: readonly string[] = [],
): Practice => {
  const kept = useKept()
  const account = kept.state === 'account' ? kept.account : newAccount(usualCurrency(locale), 0)
  const { currency } = account
  const own = account.open.map((position) => position.terms)
  const quoted = [...own, ...terms.filter(({ symbol }) => asked.includes(symbol))]
  const symbols = [
    ...new Set([
      ...quoted.map(({ symbol }) => symbol),
      ...quoted.flatMap(({ quote }) => legsOf(quote, currency) ?? []),
    ]),
  ].sort()
  // Never empty: without a position, the pair that most rates need.
  const { quotes, state, lastAt } = useQuotes(symbols.length > 0 ? symbols : ['EURUSD'], locale)
  const minute = useMinute()
  const now = Math.max(lastAt ?? 0, minute ?? 0)
  // Without a clock nothing is known of hours.
  const sessions = sessionsOf(now === 0 ? [] : quoted, now)
  const bidOf = (symbol: string) => quotes.find(({ name }) => name === symbol)?.bid ?? null
  const market: MarketNow = {
    now,
    bidOf,
    rateFrom: (from) => rateOf(from, currency, (symbol) => ratioOf(bidOf(symbol) ?? '')),
    isLive: state === 'live',
    isOpen: (symbol) => sessions.get(symbol)?.isOpen !== false,
  }
  const settleNow = useEffectEvent(() => {
    if (now === 0) return
    pageStore.change(
      (before) =>
        before && settle(before, market, (symbol) => terms.find((known) => known.symbol === symbol) ?? null),
    )
  })
  // With every price, minute and change of what is kept; where nothing is due, nothing is written.
  useEffect(() => settleNow())
  return { kept, account, market, state, lastAt, sessionOf: (symbol) => sessions.get(symbol) }
}
