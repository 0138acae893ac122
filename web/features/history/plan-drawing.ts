const minute = 60_000
const quarter = 15 * minute

/** An hour of a day's bars: with fewer, more may be on their way from the broker. */
const fewestBars = 4

/**
 * When a page that shows prices of the past is to be drawn anew: with the next quarter of an hour, or with the next
 * minute while it has too few of them.
 */
export const nextDrawing = (now: number, bars: number): number => {
  const step = bars < fewestBars ? minute : quarter
  return (Math.floor(now / step) + 1) * step
}
