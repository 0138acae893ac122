const minute = 60_000
const quarter = 15 * minute

/**
 * When a page that shows prices of the past is to be drawn anew: with the next quarter of an hour, or with the next
 * minute while it shows none, since a history may be on its way.
 */
export const nextDrawing = (now: number, hasBars: boolean): number => {
  const step = hasBars ? quarter : minute
  return (Math.floor(now / step) + 1) * step
}
