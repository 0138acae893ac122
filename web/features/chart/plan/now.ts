import type { Locale } from '#locales/table.ts'
import { heightOf } from '#web/features/chart/plan-scale.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { closedHigher, planCandle, pointOf } from './candles.ts'
import { dayFigures, type TradingDay } from './day.ts'
import type { SheetPlan } from './sheet.ts'
import { allBars, type ChartHistory } from './history.ts'
import { middleOf, shareOf } from './window.ts'

/** A price written beside its bar. */
interface Peak {
  x: number
  y: number
  text: string
  /** Which side of the label stands at the bar: its middle, but at the edges of the chart. */
  side: 'start' | 'middle' | 'end'
}

/** The trading day as a band from its low to its high. */
export interface DayPlan {
  x: number
  width: number
  top: number
  height: number
  /** Height of the open; null where it is not on the scale. */
  openY: number | null
  high: Peak
  low: Peak
}

/** What changes with every poll: the last bar, the price's tag, the day. Places are in per cent. */
export interface NowPlan {
  wick: string
  body: string
  isHollow: boolean
  /** The end of the line: from the last settled close to the last price. */
  line: string
  x: number
  y: number
  price: string
  day: DayPlan | null
}

const percent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100

/** @param right where the bars end: what lies ahead has words of its own */
const sideOf = (x: number, right: number): Peak['side'] =>
  x < 12 ? 'start' : x > right - 12 ? 'end' : 'middle'

const planDay = (
  history: ChartHistory,
  sheet: SheetPlan,
  day: TradingDay,
  open: string | null,
  locale: Locale,
): DayPlan | null => {
  const { window, scale, ahead } = sheet
  const figures = dayFigures(allBars(history), day.from, window.stepMs)
  const { last } = history
  if (!figures || !last) return null
  const x = shareOf(window, Math.max(window.from, day.from))
  const yOf = (price: string) => percent(heightOf(scale, Number(price)))
  const peak = (price: string, at: number): Peak => {
    const middle = shareOf(window, middleOf(window, at))
    return {
      x: middle,
      y: yOf(price),
      text: formatPrice(locale, price),
      side: sideOf(middle, ahead?.x ?? 100),
    }
  }
  const [top, bottom] = [yOf(figures.high), yOf(figures.low)]
  const first = heightOf(scale, Number(open ?? figures.open))
  return {
    x,
    width: Math.round((shareOf(window, last.at + window.stepMs) - x) * 100) / 100,
    top,
    height: Math.round((bottom - top) * 100) / 100,
    openY: first >= 0 && first <= 1 ? percent(first) : null,
    high: peak(figures.high, figures.highAt),
    low: peak(figures.low, figures.lowAt),
  }
}

/**
 * The part of a chart that a poll changes; null without a bar.
 * @param day null where the chart shows no day
 * @param open the day's first bid as the broker tells it; null takes it from the bars
 */
export const planNow = (
  history: ChartHistory,
  sheet: SheetPlan,
  day: TradingDay | null,
  open: string | null,
  locale: Locale,
): NowPlan | null => {
  const { last } = history
  if (!last) return null
  const { window, scale, joins } = sheet
  const before = history.settled.bars.at(-1)
  const point = pointOf(last, window, scale)
  const { wick, body } = planCandle(last, window, scale)
  return {
    wick,
    body,
    isHollow: closedHigher(last),
    line: joins && before ? `M${pointOf(before, window, scale)}L${point}` : `M${point}h0`,
    x: shareOf(window, middleOf(window, last.at)),
    y: percent(heightOf(scale, Number(last.close))),
    price: formatPrice(locale, last.close),
    day: day && planDay(history, sheet, day, open, locale),
  }
}
