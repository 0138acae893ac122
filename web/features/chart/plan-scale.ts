/** A price scale: its ends, and grid lines at round prices between them. */
export interface PriceScale {
  bottom: number
  top: number
  /** Distance of two grid lines: 1, 2 or 5 times a power of ten. */
  step: number
  /** Decimals of the prices at the lines. */
  places: number
}

export interface GridLine {
  price: number
  /** The price as a decimal string. */
  text: string
}

/** Space above the highest and below the lowest price, in parts of their distance. */
const margin = { above: 0.08, below: 0.08 }

/** The round step nearest above a distance: 1, 2 or 5 times a power of ten. */
const roundStep = (distance: number): { step: number; places: number } => {
  const power = Math.floor(Math.log10(distance))
  // Rounded, since 10 ** -5 times 2 is not 0.00002 to the last bit.
  const lead = Number((distance / 10 ** power).toPrecision(12))
  const [digit, shift] = lead <= 1 ? [1, 0] : lead <= 2 ? [2, 0] : lead <= 5 ? [5, 0] : [1, 1]
  const exponent = power + shift
  return { step: Number(`${digit}e${exponent}`), places: Math.max(0, -exponent) }
}

/** The shortest distance drawn: ten ticks, and never less than prices of this size can be told apart at. */
const flatSpan = (price: number, digits: number): number =>
  Math.max(10 * 10 ** -digits, Math.abs(price) * 1e-9)

/**
 * A scale that holds these prices, whatever their size or sign, with at most about `lines` grid lines.
 * @param digits decimals of the prices: a flat course is drawn by them, and no grid line has more
 */
export const planScale = (
  low: number,
  high: number,
  { digits, lines = 10 }: { digits: number; lines?: number },
): PriceScale => {
  const span = Math.max(high - low, flatSpan(high, digits))
  const middle = (high + low) / 2
  const bottom = middle - span * (0.5 + margin.below)
  const top = middle + span * (0.5 + margin.above)
  const { step, places } = roundStep(Math.max((top - bottom) / lines, 10 ** -digits))
  return { bottom, top, step, places }
}

/** The grid lines of a scale, from the bottom. */
export const gridLines = ({ bottom, top, step, places }: PriceScale): GridLine[] => {
  const first = Math.ceil(bottom / step)
  const last = Math.floor(top / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const price = (first + index) * step
    const text = price.toFixed(places)
    return { price, text: Number(text) === 0 ? text.replace('-', '') : text }
  })
}

/** Where a price stands on a scale: 0 at the top, 1 at the bottom. */
export const heightOf = ({ bottom, top }: PriceScale, price: number): number => (top - price) / (top - bottom)

/** A scale this much longer is planned anew, with wider steps. */
const maxGrowth = 2

/**
 * The scale after a price: the same object while the price is on it; else longer by whole steps; and planned anew once
 * it has become twice as long.
 */
export const withPrice = (scale: PriceScale, price: number, digits: number): PriceScale => {
  const { bottom, top, step } = scale
  if (price >= bottom && price <= top) return scale
  const short = price < bottom ? bottom - price : price - top
  if ((top - bottom + short) / (top - bottom) > maxGrowth)
    return planScale(Math.min(price, bottom), Math.max(price, top), { digits })
  const grown = Math.ceil(short / step) * step
  return price < bottom ? { ...scale, bottom: bottom - grown } : { ...scale, top: top + grown }
}
