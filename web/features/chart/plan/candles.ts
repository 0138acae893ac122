import type { Bar } from '#web/broker/history/history.ts'
import { heightOf, type PriceScale } from '#web/features/chart/plan-scale.ts'
import { type ChartWindow, middleOf } from './window.ts'
import type { Span } from './closed.ts'

/** The sheet candles are drawn on, stretched to the size of the chart. */
export const sheet = { width: 4_000, height: 1_000 }

/** Width of a candle's body: a share of its step, within limits, in units of the sheet. */
const body = { share: 0.62, least: 4, most: 44 }

export interface CandlePaths {
  wicks: string
  /** Bodies of bars that closed higher, or where they opened. */
  hollow: string
  filled: string
}

const xIn = ({ from, until }: ChartWindow, at: number): number =>
  Math.round((sheet.width * (at - from)) / (until - from))

const yIn = (scale: PriceScale, price: number): number => Math.round(sheet.height * heightOf(scale, price))

/** Half the width of a body. */
const halfOf = ({ from, until, stepMs }: ChartWindow): number => {
  const step = (sheet.width * stepMs) / (until - from)
  return Math.round(Math.min(body.most, Math.max(body.least, step * body.share)) / 2)
}

export const closedHigher = ({ open, close }: Bar): boolean => Number(close) >= Number(open)

/** One candle: its wicks, and its body as a closed path. */
export const planCandle = (
  bar: Bar,
  window: ChartWindow,
  scale: PriceScale,
): { wick: string; body: string } => {
  const x = xIn(window, middleOf(window, bar.at))
  const half = halfOf(window)
  const open = yIn(scale, Number(bar.open))
  const close = yIn(scale, Number(bar.close))
  const high = yIn(scale, Number(bar.high))
  const low = yIn(scale, Number(bar.low))
  const [top, bottom] = [Math.min(open, close), Math.max(open, close)]
  return {
    wick: `${high < top ? `M${x} ${high}V${top}` : ''}${low > bottom ? `M${x} ${bottom}V${low}` : ''}`,
    body: `M${x - half} ${top}h${2 * half}v${Math.max(2, bottom - top)}h${-2 * half}z`,
  }
}

/** All candles in three paths. */
export const planCandles = (bars: readonly Bar[], window: ChartWindow, scale: PriceScale): CandlePaths => {
  const paths = { wicks: '', hollow: '', filled: '' }
  for (const bar of bars) {
    const candle = planCandle(bar, window, scale)
    paths.wicks += candle.wick
    if (closedHigher(bar)) paths.hollow += candle.body
    else paths.filled += candle.body
  }
  return paths
}

/** Whether prices are missing between two bars: a time without a bar in which the market was open. */
const isGap = (before: Bar, after: Pick<Bar, 'at'>, stepMs: number, closed: readonly Span[]): boolean => {
  const from = before.at + stepMs
  const missing = after.at - from
  if (missing < stepMs) return false
  const shut = closed.reduce(
    (sum, { from: begin, until }) => sum + Math.max(0, Math.min(until, after.at) - Math.max(begin, from)),
    0,
  )
  return missing - shut >= stepMs
}

export interface LinePaths {
  line: string
  /** Whether the line runs on to the bar after the last. */
  joins: boolean
}

/**
 * The closes as a line. It ends where prices are missing, and runs on over hours in which the market was closed.
 * @param next when the bar began that is still growing and drawn apart; null without one
 */
export const planLine = (
  bars: readonly Bar[],
  next: number | null,
  window: ChartWindow,
  scale: PriceScale,
  closed: readonly Span[],
): LinePaths => {
  let line = ''
  bars.forEach((bar, index) => {
    const before = bars[index - 1]
    const isJoined = before && !isGap(before, bar, window.stepMs, closed)
    line += `${isJoined ? 'L' : 'M'}${pointOf(bar, window, scale)}`
  })
  const last = bars.at(-1)
  return { line, joins: !!last && next !== null && !isGap(last, { at: next }, window.stepMs, closed) }
}

/** Where a bar's close stands on the sheet. */
export const pointOf = (bar: Bar, window: ChartWindow, scale: PriceScale): string =>
  `${xIn(window, middleOf(window, bar.at))} ${yIn(scale, Number(bar.close))}`

/** Marks on the line: the bar at each of these instants, as dots for a round pen. */
export const planFixes = (
  bars: readonly Bar[],
  stops: readonly number[],
  window: ChartWindow,
  scale: PriceScale,
): string =>
  stops
    .flatMap((x) => {
      const at = window.from + (x / 100) * (window.until - window.from)
      const bar = bars.find((one) => at >= one.at && at < one.at + window.stepMs)
      return bar ? `M${pointOf(bar, window, scale)}h0` : []
    })
    .join('')
