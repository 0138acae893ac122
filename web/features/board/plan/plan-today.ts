import { plot } from './plan-row.ts'

/** The course of a day but for its last point: the part of the drawing that stays from poll to poll. */
export interface DayDrawing {
  low: number
  high: number
  /** The path up to the last close. */
  path: string
}

const width = plot.width - plot.margin
const height = plot.height - 2 * plot.margin

const yOf = (price: number, low: number, high: number): number =>
  Math.round(high === low ? height / 2 : ((high - price) / (high - low)) * height)

/** As many points as a small drawing shows. */
const maxPoints = 48

/** At most 48 of the closes, evenly spaced, the last among them. */
export const thinned = (closes: readonly string[]): string[] => {
  const step = Math.max(1, Math.ceil(closes.length / maxPoints))
  return closes.filter((_, index) => (closes.length - 1 - index) % step === 0)
}

/** Draws the closes of a day, oldest first, on a scale on which a bid also fits; null without two prices. */
export const drawDay = (closes: readonly number[], bid: number): DayDrawing | null => {
  if (closes.length === 0) return null
  const low = closes.reduce((least, close) => Math.min(least, close), bid)
  const high = closes.reduce((most, close) => Math.max(most, close), bid)
  const points = closes.map(
    (close, index) => `${Math.round((width * index) / closes.length)} ${yOf(close, low, high)}`,
  )
  return { low, high, path: `M${points.join('L')}` }
}

/** The drawing for a bid: the known one while the bid fits on its scale. */
export const drawingFor = (
  known: DayDrawing | null,
  closes: readonly number[],
  bid: number,
): DayDrawing | null => (known && bid >= known.low && bid <= known.high ? known : drawDay(closes, bid))

/** The whole path, with the bid as its last point. */
export const planToday = ({ low, high, path }: DayDrawing, bid: number): string =>
  `${path}L${width} ${yOf(bid, low, high)}`
