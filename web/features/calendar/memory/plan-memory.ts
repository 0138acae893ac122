import { type MoveMinutes, moveMinutes } from '#web/broker/history/moves/move.ts'
import { type Direction, directionOf, subtract } from '#web/lib/numbers/decimal.ts'
import { compare, dividedBy, minus, type Ratio, ratioOf, toDecimal, whole } from '#web/lib/numbers/ratio.ts'
import type { Remembered } from './memory.ts'

/** A move as a bar between two heights of its panel: 0 is the bottom, 1 the top, zero lies at a half. */
export interface MemoryBar {
  at: number
  /** Decimal string; null where there is no bar, and nothing is drawn. */
  pips: string | null
  direction: Direction
  from: number
  to: number
  /** The figure against its forecast; null where none is known. */
  against: Direction | null
}

export interface MemoryPanel {
  minutes: MoveMinutes
  bars: readonly MemoryBar[]
  /** The median of the moves without their sign, pips; null without any. */
  median: string | null
}

export interface MemoryPlan {
  /** The marks of the scale that all panels share, from the top down, pips. */
  marks: readonly number[]
  panels: readonly MemoryPanel[]
  /** Releases after which at least one move is known. */
  known: number
}

const zero = whole(0)

const sizeOf = (pips: string): Ratio | null => {
  const value = ratioOf(pips)
  return value && compare(value, zero) < 0 ? minus(zero, value) : value
}

/** The middle of some moves without their sign, with one decimal; of an even number halfway between both in the middle. */
export const medianSize = (moves: readonly string[]): string | null => {
  const sizes = moves.flatMap((pips) => sizeOf(pips) ?? []).toSorted(compare)
  const [low, high] = [sizes[Math.ceil(sizes.length / 2) - 1], sizes[Math.floor(sizes.length / 2)]]
  if (!low || !high) return null
  return toDecimal(dividedBy(minus(low, minus(zero, high)), whole(2)), 1)
}

const steps = [1, 2, 3, 4, 5, 6, 8, 10] as const

/** The next round number that holds a size; 1 for nothing. */
const roundedUp = (size: number): number => {
  if (size <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(size))
  return (steps.find((step) => step * power >= size) ?? 10) * power
}

const rounded = (share: number): number => Math.round(share * 1_000) / 1_000

const againstOf = ({ actual, forecast }: Remembered): Direction | null => {
  const change = forecast === null ? null : subtract(actual, forecast)
  return change === null ? null : directionOf(change)
}

/** The moves after releases as bars in a panel for each length, on one scale. */
export const planMemory = (releases: readonly Remembered[]): MemoryPlan => {
  const sizes = releases.flatMap(({ pips }) => moveMinutes.map((minutes) => Math.abs(Number(pips[minutes]))))
  const top = roundedUp(Math.max(0, ...sizes))
  const panels = moveMinutes.map((minutes): MemoryPanel => {
    const bars = releases.map((release): MemoryBar => {
      const pips = release.pips[minutes]
      const end = rounded(0.5 + Number(pips) / top / 2)
      return {
        at: release.at,
        pips,
        direction: directionOf(pips ?? ''),
        from: Math.min(0.5, end),
        to: Math.max(0.5, end),
        against: againstOf(release),
      }
    })
    return { minutes, bars, median: medianSize(bars.flatMap(({ pips }) => pips ?? [])) }
  })
  return {
    marks: [top, top / 2, 0, -top / 2, -top],
    panels,
    known: releases.filter(({ pips }) => moveMinutes.some((minutes) => pips[minutes] !== null)).length,
  }
}
