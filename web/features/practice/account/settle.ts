import { nightsBetween } from '#web/features/calculators/plan-nights.ts'
import { compare } from '#web/lib/numbers/ratio.ts'
import type { Account, Cause, ClosedTrade, PracticeTerms, Position } from './account.ts'
import type { MarketNow } from './market-now.ts'
import { figureOf } from './sums.ts'
import { isClosedOut, standingOf, type Valued, valueOf } from './value-account.ts'

/** The trade that a position becomes. */
const closedAs = ({ position, opened, now, trade }: Valued, at: number, cause: Cause): ClosedTrade => ({
  id: position.id,
  symbol: position.terms.symbol,
  direction: position.direction,
  lots: position.lots,
  opened: { at: position.opened.at, price: opened },
  closed: { at, price: now },
  cause,
  price: trade.price.value,
  spread: trade.spread.value,
  counted: trade.nights.counted,
  nights: trade.nights.sum?.value ?? '0.00',
  conversion: trade.conversion?.value ?? '0.00',
  result: trade.result.value,
})

/** The account without a position, whose trade is the latest of those closed. */
const without = (account: Account, valued: Valued, at: number, cause: Cause): Account => ({
  ...account,
  open: account.open.filter(({ id }) => id !== valued.position.id),
  closed: [closedAs(valued, at, cause), ...account.closed],
})

/** The same position with the nights that were booked since it was last looked at, at the charges in force. */
const withNights = (position: Position, now: number, terms: PracticeTerms): Position => {
  if (now <= position.bookedUntil) return position
  const due = nightsBetween(position.bookedUntil, now, terms.tripleNight)
  if (due.length === 0) return position
  const perLot = position.direction === 'buy' ? terms.overnightLong : terms.overnightShort
  const booked = due.map((night) => ({ at: night.at, times: night.times, perLot }))
  return { ...position, nights: [...position.nights, ...booked], bookedUntil: now }
}

const bookNights = (
  account: Account,
  now: number,
  termsOf: (symbol: string) => PracticeTerms | null,
): Account => {
  const open = account.open.map((position) =>
    withNights(position, now, termsOf(position.terms.symbol) ?? position.terms),
  )
  return open.some((position, at) => position !== account.open[at]) ? { ...account, open } : account
}

/** Whether the price a position would close at has reached its stop or its limit; the stop counts first. */
const reachedBy = (position: Position, price: string): 'stop' | 'limit' | null => {
  const side = position.direction === 'buy' ? 1 : -1
  const from = (level: string) => side * compare(figureOf(price), figureOf(level))
  if (position.stop !== null && from(position.stop) <= 0) return 'stop'
  return position.limit !== null && from(position.limit) >= 0 ? 'limit' : null
}

const fillOrders = (account: Account, market: MarketNow): Account => {
  let left = account
  for (const position of account.open) {
    const valued = market.isOpen(position.terms.symbol) ? valueOf(position, market, account.currency) : null
    const cause = valued && reachedBy(position, valued.now)
    if (valued && cause) left = without(left, valued, market.now, cause)
  }
  return left
}

/** Closes the least favourable first, until the equity is above half of the margin that is left. */
const closeOut = (account: Account, market: MarketNow): Account => {
  let left = account
  for (;;) {
    const standing = standingOf(left, market)
    if (!isClosedOut(standing)) return left
    const [worst] = standing.open
      .flatMap(({ valued }) => (valued && market.isOpen(valued.position.terms.symbol) ? [valued] : []))
      .toSorted((a, b) => compare(figureOf(a.trade.result.value), figureOf(b.trade.result.value)))
    if (!worst) return left
    left = without(left, worst, market.now, 'closeOut')
  }
}

/**
 * The account as it is with the prices of now: nights that have passed are booked, also those while no page was open;
 * stops and limits that were reached are filled at the price of now, and at half of its margin the account is closed
 * out. Without prices of now only nights are booked. The same object where nothing is due.
 * @param termsOf what the page knows of an instrument's terms today, for the charges in force
 */
export const settle = (
  account: Account,
  market: MarketNow,
  termsOf: (symbol: string) => PracticeTerms | null = () => null,
): Account => {
  const booked = bookNights(account, market.now, termsOf)
  return market.isLive ? closeOut(fillOrders(booked, market), market) : booked
}

/** Closes a position by hand at the price of now. Null when it is not there any more, or has no price to close at. */
export const closePosition = (account: Account, id: string, market: MarketNow): Account | null => {
  const position = account.open.find((one) => one.id === id)
  if (!position || !market.isLive || !market.isOpen(position.terms.symbol)) return null
  const valued = valueOf(position, market, account.currency)
  return valued && without(account, valued, market.now, 'hand')
}
