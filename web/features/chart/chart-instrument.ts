import type { WrittenHours } from '#web/features/hours/schedule.ts'

/** What a chart must know of its instrument. */
export interface ChartInstrument {
  symbol: string
  /** Decimals of its prices. */
  digits: number
  assetClass: string
  hours: WrittenHours | null
  /** Currencies whose releases move it. */
  currencies: readonly string[]
}
