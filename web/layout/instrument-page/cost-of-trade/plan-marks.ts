import { heightOf } from '#web/features/chart/plan-scale.ts'
import { chartHistoryOf, scaleOf } from '#web/features/chart/plan/history.ts'
import { planSheet, type SheetPlan } from '#web/features/chart/plan/sheet.ts'
import { middleOf, shareOf } from '#web/features/chart/plan/window.ts'
import { nightsBetween } from '#web/features/calculators/plan-nights.ts'
import type { Answer, CostContext } from './plan-answer.ts'

/** A point of a trade on its chart, in per cent from the top left. */
export interface Mark {
  x: number
  y: number
}

/** What a trade draws over its chart; null while a date cannot be used. */
export interface Marks {
  open: Mark
  close: Mark
  /** None where there are too many to be told apart. */
  nights: readonly { at: number; x: number; isTriple: boolean }[]
}

/** The chart of a range, with all of its bars. */
export const planCostSheet = ({ data, terms, market, zone, locale }: CostContext): SheetPlan => {
  const { range, stepMs, from, to, bars } = data.history
  const settled = { range, stepMs, from, to, bars, lastAt: bars.at(-1)?.at ?? null }
  const scale = scaleOf(chartHistoryOf({ ...data.history, bars }), terms.digits)
  return planSheet({ settled, scale, market, zone, locale })
}

const mostNights = 40

const percent = (share: number): number => Math.round(share * 10_000) / 100

/** The points of a trade, and a tick for each night between them. */
export const planMarks = (
  { steps, terms }: CostContext,
  { window, scale }: SheetPlan,
  { open, close, outcome }: Answer,
): Marks | null => {
  const first = open === null ? undefined : steps[open]
  const last = steps[outcome ? outcome.stop : (close ?? -1)]
  if (!first || !last) return null
  const half = window.stepMs / 2
  const nights = nightsBetween(first.opened, last.closed, terms.tripleNight)
  const end = outcome?.course.closedOut
    ? middleOf(window, last.bar.at)
    : middleOf(window, last.bar.at) + half * 0.6
  const bid = outcome?.bid ?? last.bar.close
  return {
    open: {
      x: shareOf(window, first.opened + half * 0.4),
      y: percent(heightOf(scale, Number(first.bar.open))),
    },
    close: { x: shareOf(window, end), y: percent(heightOf(scale, Number(bid))) },
    nights: (nights.length > mostNights ? [] : nights).map(({ at, times }) => ({
      at,
      x: shareOf(window, at),
      isTriple: times === 3,
    })),
  }
}

/** The bar at a place of the chart, in parts of its width, as an index; the nearest one. */
export const barAt = ({ steps }: CostContext, { window }: SheetPlan, share: number): number => {
  const at = window.from + share * (window.until - window.from)
  const distance = (index: number): number => Math.abs(middleOf(window, steps[index]?.bar.at ?? 0) - at)
  return steps.reduce((nearest, _, index) => (distance(index) < distance(nearest) ? index : nearest), 0)
}
