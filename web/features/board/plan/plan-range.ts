/** The lowest and the highest bid known of a day, decimal strings. */
export interface DayRange {
  low: string
  high: string
}

const isPrice = (price: string | null | undefined): price is string =>
  price !== null && price !== undefined && price !== '' && Number.isFinite(Number(price))

/** The range with further prices in it; the same object if none lies outside. */
export const widened = (
  range: DayRange | null,
  prices: readonly (string | null | undefined)[],
): DayRange | null => {
  let known = range
  for (const price of prices) {
    if (!isPrice(price)) continue
    if (known === null) known = { low: price, high: price }
    else if (Number(price) < Number(known.low)) known = { low: price, high: known.high }
    else if (Number(price) > Number(known.high)) known = { low: known.low, high: price }
  }
  return known
}

/** Where a price lies in the range: 0 at the low, 1 at the high, in hundredths; the middle of a range without width. */
export const placeIn = ({ low, high }: DayRange, price: string): number => {
  const width = Number(high) - Number(low)
  return width > 0 ? Math.round(((Number(price) - Number(low)) / width) * 100) / 100 : 0.5
}
