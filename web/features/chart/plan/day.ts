import { dateIn, instantIn } from '#common/time/zoned-time.ts'
import type { Bar } from '#web/broker/history/history.ts'
import { type Market, sessionsAround } from '#web/features/hours/sessions.ts'

/** A trading day: since when, and an instant in its middle, which names its weekday. */
export interface TradingDay {
  from: number
  middle: number
}

const dayMs = 86_400_000

/**
 * The trading day an instant falls into, or the last one before it: from the start of the market's first session of a
 * day. Where its hours are unknown, the day of the zone's clock.
 */
export const tradingDayOf = (market: Market | null, now: number, zone: string): TradingDay => {
  const midnight = () => instantIn(zone, dateIn(zone, now), 0)
  if (!market) return { from: midnight(), middle: midnight() + dayMs / 2 }
  const clock = market.schedule.zone
  const dateOf = (at: number) => {
    const { year, month, day } = dateIn(clock, at)
    return `${year}-${month}-${day}`
  }
  const begun = sessionsAround(market, now, 7, 2).filter(({ opens }) => opens <= now)
  const last = begun.toSorted((a, b) => a.opens - b.opens).at(-1)
  if (!last) return { from: midnight(), middle: midnight() + dayMs / 2 }
  const ofDay = begun.filter(({ opens }) => dateOf(opens) === dateOf(last.opens))
  const from = Math.min(...ofDay.map(({ opens }) => opens))
  return { from, middle: (from + Math.max(...ofDay.map(({ closes }) => closes))) / 2 }
}

/** What a trading day's bars come to. */
export interface DayFigures {
  open: string
  low: string
  lowAt: number
  high: string
  highAt: number
}

/** Open, low and high of the bars since a day began; null without one. */
export const dayFigures = (bars: readonly Bar[], from: number, stepMs: number): DayFigures | null => {
  let figures: DayFigures | null = null
  for (const { at, open, low, high } of bars) {
    if (at + stepMs <= from) continue
    figures ??= { open, low, lowAt: at, high, highAt: at }
    if (Number(low) < Number(figures.low)) figures = { ...figures, low, lowAt: at }
    if (Number(high) > Number(figures.high)) figures = { ...figures, high, highAt: at }
  }
  return figures
}

/**
 * Open, low and high of the trading day that the last of a history's bars belongs to, and when it began; null without
 * bars. A session may begin within a bar, so the end of the bar says the day.
 */
export const lastDay = (
  { bars, stepMs }: { bars: readonly Bar[]; stepMs: number },
  market: Market | null,
  zone: string,
): (DayFigures & { from: number }) | null => {
  const last = bars.at(-1)
  if (!last) return null
  const { from } = tradingDayOf(market, last.at + stepMs - 1, zone)
  const figures = dayFigures(bars, from, stepMs)
  return figures && { ...figures, from }
}
