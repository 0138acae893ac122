import { compare, minus, type Ratio, ratioOf, times, toDecimal, whole } from '#web/lib/numbers/ratio.ts'
import {
  isClosedOut,
  planTrade,
  type Trade,
  type TradeChoice,
  type TradePoint,
  type TradeTerms,
} from './plan-trade.ts'

/** A stretch of past bids, decimal strings, with the rate to the account's currency that held in it. */
export interface TradeBar {
  at: number
  open: string
  high: string
  low: string
  rate: Ratio
}

/** What became of a position on its way. */
export interface Course {
  /** Where it was closed because half of its margin was gone; null where that was not reached. */
  closedOut: TradePoint | null
  /** The least it had left of its margin, in whole per cent; null without a margin. */
  least: string | null
}

const placesOf = (text: string): number => text.split('.')[1]?.length ?? 0

const figure = (text: string): Ratio => ratioOf(text) ?? whole(0)

/** The first bid on the way from one to another, in steps of their last place, of which a monotone test is true. */
const firstOf = (from: string, to: string, isReached: (bid: string) => boolean): string => {
  const places = Math.max(placesOf(from), placesOf(to))
  const steps = (text: string): bigint => BigInt(toDecimal(times(figure(text), whole(10 ** places)), 0))
  let [near, far] = [steps(from), steps(to)]
  const bidAt = (at: bigint): string => toDecimal({ over: at, under: 10n ** BigInt(places) }, places)
  if (isReached(bidAt(near))) return bidAt(near)
  while (far - near > 1n || near - far > 1n) {
    const middle = (near + far) / 2n
    if (isReached(bidAt(middle))) far = middle
    else near = middle
  }
  return bidAt(far)
}

const isLess = (a: string | null, b: string | null): boolean =>
  a !== null && (b === null || compare(minus(figure(a), figure(b)), whole(0)) < 0)

/**
 * What became of a position between its opening and a close, with nothing else in the account: bar by bar at the worst
 * bid of each, with the nights that were booked until it began. A position is closed at the first bid at which half of
 * its margin is gone, or at the bar's first one where the market had jumped over it. Bars are in order and lie between
 * opening and close.
 */
export const planCourse = (
  terms: TradeTerms,
  choice: TradeChoice,
  open: TradePoint,
  bars: readonly TradeBar[],
): Course => {
  let least: string | null = null
  for (const { at, rate, ...bar } of bars) {
    const tradeAt = (bid: string): Trade | null =>
      planTrade(terms, choice, { open, close: { at, bid, rate } })
    const worst = choice.direction === 'buy' ? bar.low : bar.high
    const trade = tradeAt(worst)
    if (!trade) continue
    if (isClosedOut(trade)) {
      const isReached = (bid: string): boolean => {
        const there = tradeAt(bid)
        return there !== null && isClosedOut(there)
      }
      const bid = firstOf(bar.open, worst, isReached)
      return { closedOut: { at, bid, rate }, least: tradeAt(bid)?.left ?? null }
    }
    if (isLess(trade.left, least)) least = trade.left
  }
  return { closedOut: null, least }
}
