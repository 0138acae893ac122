/** A price, or null where there was none: the line has a gap there. */
export type SparkPrice = string | null

export interface SparkDrawing {
  /** The path of the line. */
  line: string
  /** The last price. */
  end: { x: number; y: number }
  /** Height of the first price: the dashed line of reference. */
  startY: number
}

/** Room for the dot at the end, and above and below. */
const inset = { left: 2, right: 5, vertical: 4 }

const oneDecimal = (value: number): number => Math.round(value * 10) / 10

/** Prices, oldest first and evenly spaced in time, as a line in a box; null with fewer than two. */
export const planSpark = (
  closes: readonly SparkPrice[],
  width: number,
  height: number,
): SparkDrawing | null => {
  const points = closes.flatMap((close, index) => {
    const price = Number(close)
    return close !== null && close !== '' && Number.isFinite(price) ? [{ index, price }] : []
  })
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 2) return null
  const low = points.reduce((least, { price }) => Math.min(least, price), first.price)
  const high = points.reduce((most, { price }) => Math.max(most, price), first.price)
  const inner = height - 2 * inset.vertical
  const xOf = (index: number) =>
    oneDecimal(inset.left + ((width - inset.left - inset.right) * index) / (closes.length - 1))
  const yOf = (price: number) =>
    oneDecimal(high === low ? height / 2 : inset.vertical + (inner * (high - price)) / (high - low))
  const line = points
    .map(({ index, price }, at) => {
      const follows = points[at - 1]?.index === index - 1
      return `${follows ? 'L' : 'M'}${xOf(index)} ${yOf(price)}`
    })
    .join('')
  return { line, end: { x: xOf(last.index), y: yOf(last.price) }, startY: yOf(first.price) }
}
