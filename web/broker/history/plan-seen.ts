import type { Bid, IsOpen } from '#web/broker/client/plan-ticks.ts'
import type { Seen } from './plan-minutes.ts'

/**
 * The bids that make bars. Outside of trading hours a broker repeats its last bid, so none does then; where the hours
 * are not known, only a bid that is not the last one does.
 */
export const bidsToRecord = (
  bids: readonly Bid[],
  at: number,
  isOpen: IsOpen,
  lastBids: ReadonlyMap<string, string>,
): Seen[] =>
  bids.flatMap(({ name, bid }) => {
    const last = lastBids.get(name)
    const trades = isOpen(name, at) ?? (last !== undefined && last !== bid)
    return trades ? [{ symbol: name, bid, at }] : []
  })
