import type { Bar, HistoryRange, PriceHistory } from '#web/broker/history/history.ts'
import { planScale, type PriceScale, withPrice } from '#web/features/chart/plan-scale.ts'

/** `polls`: no history, but what was quoted since the page was opened. */
export type ChartRange = HistoryRange | 'polls'

/** The bars that are over, oldest first, and the stretch of time they are drawn in. */
export interface SettledBars {
  range: ChartRange
  stepMs: number
  from: number
  to: number
  bars: readonly Bar[]
  /** When the bar that is still growing began; null without one. */
  lastAt: number | null
}

/** A history as it is drawn: the last bar grows with every poll, all others stand still. */
export interface ChartHistory {
  settled: SettledBars
  last: Bar | null
}

export const chartHistoryOf = ({
  range,
  stepMs,
  from,
  to,
  bars,
}: Omit<PriceHistory, 'range' | 'symbol' | 'since'> & { range: ChartRange }): ChartHistory => {
  const last = bars.at(-1) ?? null
  return { settled: { range, stepMs, from, to, bars: bars.slice(0, -1), lastAt: last?.at ?? null }, last }
}

/** All bars, oldest first. */
export const allBars = ({ settled, last }: ChartHistory): readonly Bar[] =>
  last ? [...settled.bars, last] : settled.bars

/** Room below the bars of a day, in parts of their height: releases stand there. */
const roomForReleases = 0.25

/** A scale for all bars of a history. */
export const scaleOf = (history: ChartHistory, digits: number): PriceScale => {
  const bars = allBars(history)
  if (bars.length === 0) return planScale(0, 0, { digits })
  const low = bars.reduce((least, bar) => Math.min(least, Number(bar.low)), Infinity)
  const high = bars.reduce((most, bar) => Math.max(most, Number(bar.high)), -Infinity)
  const room = history.settled.range === '1d' ? (high - low) * roomForReleases : 0
  return planScale(low - room, high, { digits })
}

/** A bid and when it was quoted, ms since 1970. */
export interface Polled {
  bid: string
  at: number
}

const grown = (bar: Bar, bid: string): Bar => ({
  ...bar,
  high: Number(bid) > Number(bar.high) ? bid : bar.high,
  low: Number(bid) < Number(bar.low) ? bid : bar.low,
  close: bid,
  count: bar.count + 1,
})

const begun = ({ settled, last }: ChartHistory, { bid, at }: Polled): ChartHistory => {
  const { stepMs, from, to, bars } = settled
  const origin = last?.at ?? 0
  const begin = origin + Math.floor((at - origin) / stepMs) * stepMs
  const moved = Math.max(0, at - to)
  const kept = last ? [...bars, last] : bars
  return {
    settled: {
      ...settled,
      from: from + moved,
      to: to + moved,
      bars: kept.filter((bar) => bar.at + stepMs > from + moved),
      lastAt: begin,
    },
    last: { at: begin, open: bid, high: bid, low: bid, close: bid, count: 1 },
  }
}

/**
 * The history after a poll: its last bar grows, or a new one begins once that is over; what is settled stays the same
 * object until then. The same history where nothing is new: a bid from before the last bar, or of a closed market.
 */
export const growHistory = (history: ChartHistory, polled: Polled, isOpen: boolean): ChartHistory => {
  const { settled, last } = history
  if (!isOpen || !Number.isFinite(Number(polled.bid))) return history
  if (!last || polled.at >= last.at + settled.stepMs) return begun(history, polled)
  return polled.at < last.at ? history : { settled, last: grown(last, polled.bid) }
}

/** The scale after a poll: the same object while the last bar stands on it. */
export const growScale = (scale: PriceScale, { last }: ChartHistory, digits: number): PriceScale =>
  last ? withPrice(withPrice(scale, Number(last.low), digits), Number(last.high), digits) : scale

/** The bids since a page was opened as a history, one bar each. */
export const pollHistory = (
  times: readonly number[],
  bids: readonly number[],
  digits: number,
): ChartHistory => {
  const bars = times.map((at, index) => {
    const bid = (bids[index] ?? 0).toFixed(digits)
    return { at, open: bid, high: bid, low: bid, close: bid, count: 1 }
  })
  const from = times[0] ?? 0
  return chartHistoryOf({ range: 'polls', stepMs: 5_000, from, to: times.at(-1) ?? from, bars })
}
