import type { BarStep } from './bar-steps.ts'
import type { Bar } from './history.ts'

/** A minute of an instrument, as the site's own recorder saw it. */
export interface RecordedMinute {
  symbol: string
  bar: Bar
}

/** The closes of an instrument, oldest first. */
export type Closes = readonly { at: number; close: string }[]

/**
 * Where the bars of all instruments are kept. Each change is whole or not at all, and the same change again changes
 * nothing. A failure is logged, and told by what is answered; nothing here rejects.
 */
export interface BarStore {
  /**
   * Adds minutes, and each of them to the longer bars it belongs to. A minute that is there stays as it is; one that
   * begins after `now` is refused.
   * @returns how many were new
   */
  record: (minutes: readonly RecordedMinute[], now: number) => Promise<number>
  /**
   * Adds bars as the broker tells them, where there is none or where what was seen is less than the whole bar; and each
   * to the longer bars it belongs to. One that does not begin where such a bar begins, or after `now`, is refused.
   * @returns how many were new or grew
   */
  fill: (symbol: string, step: BarStep, bars: readonly Bar[], now: number) => Promise<number>
  /** Bars that begin in a stretch of time, both ends included, oldest first. */
  read: (symbol: string, step: BarStep, from: number, to: number) => Promise<Bar[]>
  /** Closes in a stretch of time of many instruments at once. */
  closes: (
    symbols: readonly string[],
    step: BarStep,
    from: number,
    to: number,
  ) => Promise<Map<string, Closes>>
  /** The start of the first bar of an instrument, of any length; null while there is none. */
  since: (symbol: string) => Promise<number | null>
  /** The start of the last bar of a length that begins at or before an instant; null where there is none. */
  last: (symbol: string, step: BarStep, to: number) => Promise<number | null>
  close: () => void
}
