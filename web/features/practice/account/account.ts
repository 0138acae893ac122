import type { accountCurrencies } from '#web/features/calculators/conversion.ts'
import type { Direction } from '#web/features/calculators/formulas.ts'
import type { TradeTerms } from '#web/features/calculators/plan-trade.ts'
import type { Traded } from '#web/features/hours/sessions-of.ts'

/** Of the shape below. One of another version is never guessed at: it is said, kept, and can be saved as a file. */
export const accountVersion = 1

/** What an account begins with, in its currency. */
export const startingSum = '10000'

/** Open and closed trades in all. */
export const mostTrades = 200

export type AccountCurrency = (typeof accountCurrencies)[number]

/** What a position is booked by, as published when it was opened. */
export interface PracticeTerms extends TradeTerms, Traded {}

/** A night that was booked: when, how often it counts, and the charge for one lot in the quote currency then. */
export interface BookedNight {
  at: number
  times: 1 | 3
  /** Null where the firm had published no rate: nothing is charged, and that is said. */
  perLot: string | null
}

/** A position that is open. Figures are decimal strings, times ms since 1970. */
export interface Position {
  id: string
  direction: Direction
  lots: string
  terms: PracticeTerms
  /** The bid then, and the rate from the quote currency to the account's, exact: `20/23`. */
  opened: { at: number; bid: string; rate: string }
  /** Set aside, in the account's currency. */
  margin: string
  stop: string | null
  limit: string | null
  nights: readonly BookedNight[]
  /** Up to when nights have been booked. */
  bookedUntil: number
}

/** What closed a trade. */
export const causes = ['hand', 'stop', 'limit', 'closeOut'] as const
export type Cause = (typeof causes)[number]

/** A trade that is over. Its lines are of the account's currency, rounded as booked, and add up to `result`. */
export interface ClosedTrade {
  id: string
  symbol: string
  direction: Direction
  lots: string
  /** When, and at which price: a bought position opens at the ask, a sold one closes there. */
  opened: { at: number; price: string }
  closed: { at: number; price: string }
  cause: Cause
  price: string
  spread: string
  /** How many nights counted, and their sum. */
  counted: number
  nights: string
  conversion: string
  result: string
}

/** A practice account: money that is not real, kept in this browser. */
export interface Account {
  version: typeof accountVersion
  currency: AccountCurrency
  startedAt: number
  /** The oldest first. */
  open: readonly Position[]
  /** The latest first. */
  closed: readonly ClosedTrade[]
}

export const newAccount = (currency: AccountCurrency, now: number): Account => ({
  version: accountVersion,
  currency,
  startedAt: now,
  open: [],
  closed: [],
})
