import { gridLines, heightOf, planScale } from '#web/features/chart/plan-scale.ts'

/** A candle; prices as numbers, for drawing only. */
export interface Candle {
  open: number
  high: number
  low: number
  close: number
}

/** The shape of a sample day: where its price stood between the lowest (0) and the highest (1) of its candles. */
const course = [
  0.24, 0.19, 0.22, 0.15, 0.08, 0.02, 0.06, 0.13, 0.11, 0.2, 0.27, 0.23, 0.33, 0.41, 0.38, 0.36, 0.44, 0.52,
  0.57, 0.62, 0.59, 0.6, 0.54, 0.48, 0.5, 0.43, 0.39, 0.37, 0.42, 0.51, 0.56, 0.63, 0.6, 0.72, 0.81, 0.88,
  0.85, 0.93, 1, 0.96,
] as const

/** How far wicks reach beyond bodies, in the same measure; repeated. */
const reaches = [0.025, 0.045, 0.015, 0.03, 0.06, 0.02, 0.035]

/**
 * A made-up day as candles whose last close is the price given.
 * @param change of that price since the first open, in per cent; its sign turns the day over
 */
export const sampleCandles = (last: number, change: number): [Candle, ...Candle[]] => {
  const span = (Math.abs(last) * Math.max(Math.abs(change), 0.1)) / 100
  const end = course[course.length - 1] ?? 1
  const priceAt = (place: number) => last + (place - end) * span * (change < 0 ? -1.4 : 1.4)
  const reach = (at: number) => (reaches[at % reaches.length] ?? 0) * span
  const candleAt = (place: number, index: number): Candle => {
    const [open, close] = [priceAt(course[index - 1] ?? place - 0.03), priceAt(place)]
    return {
      open,
      close,
      high: Math.max(open, close) + reach(index),
      low: Math.min(open, close) - reach(index * 3 + 1),
    }
  }
  const [first, ...others] = course
  return [candleAt(first, 0), ...others.map((place, index) => candleAt(place, index + 1))]
}

export interface CandleDrawing {
  /** Paths in a box of 1000 by 1000: wicks, bodies that closed higher, bodies that closed lower. */
  wicks: string
  rising: string
  falling: string
  /** Lines of the grid: their price as a decimal string, and how far down they lie, in per cent. */
  grid: readonly { text: string; down: number }[]
  /** How far down the last close lies, and how far to the right its candle ends, in per cent. */
  last: { down: number; right: number }
}

const box = 1000
/** A share of the width is left free for what is still to come. */
const ahead = 0.14
/** Lines of the grid may not touch the edges. */
const edge = 4

const round = (value: number): number => Math.round(value * 10) / 10

/**
 * Candles as paths.
 * @param digits decimals of the prices
 */
export const planCandles = (candles: readonly [Candle, ...Candle[]], digits: number): CandleDrawing => {
  const lowest = Math.min(...candles.map(({ low }) => low))
  const highest = Math.max(...candles.map(({ high }) => high))
  const scale = planScale(lowest, highest, { digits, lines: 7 })
  const yOf = (price: number) => round(heightOf(scale, price) * box)
  const slot = (box * (1 - ahead)) / candles.length
  const drawing = { wicks: '', rising: '', falling: '' }
  candles.forEach(({ open, high, low, close }, index) => {
    const middle = round((index + 0.5) * slot)
    const [left, width] = [round((index + 0.2) * slot), round(slot * 0.6)]
    const [upper, lower] = [yOf(Math.max(open, close)), yOf(Math.min(open, close))]
    drawing.wicks += `M${middle} ${yOf(high)}V${upper}M${middle} ${lower}V${yOf(low)}`
    const body = `M${left} ${upper}h${width}v${Math.max(2, round(lower - upper))}h-${width}z`
    if (close >= open) drawing.rising += body
    else drawing.falling += body
  })
  const { close } = candles.at(-1) ?? candles[0]
  return {
    ...drawing,
    grid: gridLines(scale)
      .map(({ price, text }) => ({ text, down: round(yOf(price) / 10) }))
      .filter(({ down }) => down > edge && down < 100 - edge),
    last: { down: round(yOf(close) / 10), right: round((candles.length * slot) / 10) },
  }
}
