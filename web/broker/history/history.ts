/** A bar of the price history. Prices are bids, decimal strings as the broker writes them (record 10). */
export interface Bar {
  /** Start of the bar, ms since 1970. */
  at: number
  open: string
  high: string
  low: string
  close: string
  /** Number of polls that fell into it; 0 where the broker does not say. */
  count: number
}

export const historyRanges = ['1d', '1w', '1m', '1y'] as const
export type HistoryRange = (typeof historyRanges)[number]

/** The bars of an instrument over a range, oldest first. Times without a bar have none: gaps stay gaps. */
export interface PriceHistory {
  symbol: string
  range: HistoryRange
  /** Length of a bar, ms: 15 minutes, 2 hours, a day, a week. */
  stepMs: number
  /** The stretch of time asked for, ms since 1970; `to` is the instant of the answer. */
  from: number
  to: number
  bars: readonly Bar[]
  /** Since when the site holds prices of the instrument; null while it holds none. */
  since: number | null
}
