import { type Stretch, tradingDayOf } from '#common/time/trading-days.ts'

export const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

export const barSteps = ['1m', '5m', '15m', '1h', '1d'] as const
/** Lengths of the bars that are kept. */
export type BarStep = (typeof barSteps)[number]

interface StepRule {
  /** Length in minutes; of a day the usual one. */
  minutes: number
  /** How long such bars are kept, ms. */
  keptMs: number
}

export const stepRules: Readonly<Record<BarStep, StepRule>> = {
  '1m': { minutes: 1, keptMs: 40 * dayMs },
  '5m': { minutes: 5, keptMs: 366 * dayMs },
  '15m': { minutes: 15, keptMs: 366 * dayMs },
  '1h': { minutes: 60, keptMs: 2 * 366 * dayMs },
  '1d': { minutes: 1_440, keptMs: 10 * 366 * dayMs },
}

/** The stretch that the bar of an instant covers: a multiple of its length in UTC, or the trading day. */
export const stretchOf = (step: BarStep, instant: number): Stretch => {
  if (step === '1d') return tradingDayOf(instant)
  const length = stepRules[step].minutes * minuteMs
  const from = Math.floor(instant / length) * length
  return { from, to: from + length }
}

/** The longer bars into which one of this length goes. */
export const longerThan = (step: BarStep): readonly BarStep[] => barSteps.slice(barSteps.indexOf(step) + 1)
