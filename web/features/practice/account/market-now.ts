import type { Ratio } from '#web/lib/numbers/ratio.ts'

/** What is known of the market at an instant. */
export interface MarketNow {
  /** Ms since 1970. */
  now: number
  /** The bid as quoted, a decimal string; null while unknown. */
  bidOf: (symbol: string) => string | null
  /** The rate from a currency to the account's; null while unknown. */
  rateFrom: (currency: string) => Ratio | null
  /** Whether prices are those of now, so that orders are filled. */
  isLive: boolean
  /** Whether the market of an instrument is open; true where its hours are not known. */
  isOpen: (symbol: string) => boolean
}
