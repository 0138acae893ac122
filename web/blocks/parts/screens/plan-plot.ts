import { type CandlePaths, planCandles } from '#web/features/chart/plan/candles.ts'
import { shareOf } from '#web/features/chart/plan/window.ts'
import { gridLines, heightOf, planScale } from '#web/features/chart/plan-scale.ts'
import { fourFigures } from '#web/live/course.ts'
import type { readHistory } from '#web/features/history/read-history.ts'

export type Bar = Awaited<ReturnType<typeof readHistory>>['bars'][number]
/** The bars of a drawn chart, oldest first. */
export type Bars = readonly [Bar, ...Bar[]]

/** Length of a bar, and how many of them a drawn screen has room for. */
const stepMs = 15 * 60_000
const room = 40
/** Bars that are still to come. */
const ahead = 7
/** Distance of two labels of the time axis. */
const labelMs = 2 * 3_600_000

/** The shape of a sample day: where its price stood between the lowest (0) and the highest (1) of its closes. */
const course = [
  0.24, 0.19, 0.22, 0.15, 0.08, 0.02, 0.06, 0.13, 0.11, 0.2, 0.27, 0.23, 0.33, 0.41, 0.38, 0.36, 0.44, 0.52,
  0.57, 0.62, 0.59, 0.6, 0.54, 0.48, 0.5, 0.43, 0.39, 0.37, 0.42, 0.51, 0.56, 0.63, 0.6, 0.72, 0.81, 0.88,
  0.85, 0.93, 1, 0.96,
] as const

/** How far wicks reach beyond bodies, in the same measure; repeated. */
const reaches = [0.025, 0.045, 0.015, 0.03, 0.06, 0.02, 0.035]

/**
 * A made-up morning in bars, whose last close is the price given.
 * @param last a decimal string; its decimals are those of all prices
 * @param change of that price since the first open, in per cent; its sign turns the morning over
 */
export const sampleBars = (last: string, change: number): Bars => {
  const digits = last.split('.')[1]?.length ?? 0
  const end = course[course.length - 1] ?? 1
  const span = (Math.abs(Number(last)) * Math.max(Math.abs(change), 0.1)) / 100
  const priceAt = (place: number) => Number(last) + (place - end) * span * (change < 0 ? -1.4 : 1.4)
  const reach = (at: number) => (reaches[at % reaches.length] ?? 0) * span
  const barAt = (place: number, index: number): Bar => {
    const [open, close] = [priceAt(course[index - 1] ?? place - 0.03), priceAt(place)]
    return {
      at: index * stepMs,
      open: open.toFixed(digits),
      high: (Math.max(open, close) + reach(index)).toFixed(digits),
      low: (Math.min(open, close) - reach(index * 3 + 1)).toFixed(digits),
      close: close.toFixed(digits),
      count: 0,
    }
  }
  const [first, ...others] = course
  return [barAt(first, 0), ...others.map((place, index) => barAt(place, index + 1))]
}

/** The last bars of a history that fit on a drawn screen; null where there are too few for a drawing. */
export const lastBars = (bars: readonly Bar[]): Bars | null => {
  const last = bars.at(-1)
  const [first, ...others] = last ? bars.filter(({ at }) => at > last.at - room * stepMs) : []
  return first && others.length > room / 2 ? [first, ...others] : null
}

/** A chart, its places in per cent from the top left. */
export interface PlotPlan {
  paths: CandlePaths
  /** Lines of the grid with their price, a decimal string; none at an edge. */
  grid: readonly { text: string; down: number }[]
  /** Labels of the time axis. */
  hours: readonly { text: string; right: number }[]
  /** Where the last close lies, and where its bar ends. */
  last: { down: number; right: number }
}

/** Lines of the grid may not touch the edges. */
const edge = 4

const round = (value: number): number => Math.round(value * 10) / 10

/** Bars as a chart on the clock of UTC, with room for what is still to come. `digits` are the decimals of the prices. */
export const planPlot = (bars: Bars, digits: number): PlotPlan => {
  const last = bars.at(-1) ?? bars[0]
  const lows = bars.map(({ low }) => Number(low))
  const highs = bars.map(({ high }) => Number(high))
  const scale = planScale(Math.min(...lows), Math.max(...highs), { digits, lines: 7 })
  const until = last.at + (ahead + 1) * stepMs
  const window = { from: last.at - (room - 1) * stepMs, until, stepMs }
  const downOf = (price: number) => round(100 * heightOf(scale, price))
  const firstLabel = Math.ceil((window.from + 1) / labelMs) * labelMs
  const count = Math.max(0, Math.floor((last.at + stepMs - firstLabel) / labelMs) + 1)
  return {
    paths: planCandles(bars, window, scale),
    grid: gridLines(scale)
      .map(({ price, text }) => ({ text, down: downOf(price) }))
      .filter(({ down }) => down > edge && down < 100 - edge),
    hours: Array.from({ length: count }, (_, index) => firstLabel + index * labelMs).map((at) => ({
      text: fourFigures(at),
      right: shareOf(window, at),
    })),
    last: { down: downOf(Number(last.close)), right: shareOf(window, last.at + stepMs) },
  }
}
