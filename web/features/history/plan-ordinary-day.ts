import type { Bar } from '#web/broker/history/history.ts'
import { subtract } from '#web/lib/numbers/decimal.ts'

/** How many trading days an ordinary one is found among. */
export const ordinaryDays = 60

/** With fewer nothing is said of what is ordinary. */
const fewestDays = 20

/**
 * The height of an ordinary day: the median of high less low over the last sixty trading days but today's, which is not
 * over; a decimal string. Null with fewer than twenty. Of an even number the lower of the two in the middle, so that it
 * is a day there was.
 * @param bars of trading days, oldest first; the last one is today's
 */
export const ordinaryDayOf = (bars: readonly Bar[]): string | null => {
  const heights = bars
    .slice(0, -1)
    .slice(-ordinaryDays)
    .flatMap(({ high, low }) => subtract(high, low) ?? [])
    .toSorted((a, b) => Number(a) - Number(b))
  return heights.length < fewestDays ? null : (heights[Math.floor((heights.length - 1) / 2)] ?? null)
}
