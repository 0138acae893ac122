import type { PastFigure } from '#web/features/calendar/past-figures.ts'

/** A figure as a bar between two heights, or as a mark where both are equal; 0 is the bottom of the plot, 1 its top. */
export interface PastBar extends PastFigure {
  from: number
  to: number
}

export interface PastPlot {
  bars: PastBar[]
  /** Height of zero; null where the figures are marks on a scale of their own. */
  zero: number | null
  /** Figures come more than once a month: their day matters. */
  isFrequent: boolean
}

const day = 86_400_000
const share = (value: number, low: number, high: number): number =>
  high === low ? 0.5 : Math.round(((value - low) / (high - low)) * 1_000) / 1_000

/**
 * The figures as bars from zero, or as marks between the lowest and the highest where all of them are so far from zero
 * that bars would look alike.
 */
export const planPast = (figures: readonly PastFigure[]): PastPlot => {
  const values = figures.map(({ actual }) => Number(actual))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const isAside = low * high > 0 && high - low < Math.max(Math.abs(low), Math.abs(high)) / 2
  const [bottom, top] = isAside ? [low, high] : [Math.min(0, low), Math.max(0, high)]
  const zero = isAside ? null : share(0, bottom, top)
  const bars = figures.map((figure) => {
    const height = share(Number(figure.actual), bottom, top)
    return { ...figure, from: Math.min(zero ?? height, height), to: Math.max(zero ?? height, height) }
  })
  const [first, last] = [figures[0]?.at ?? 0, figures.at(-1)?.at ?? 0]
  return { bars, zero, isFrequent: (last - first) / Math.max(1, figures.length - 1) < 20 * day }
}
