import { isRecord } from '#common/records.ts'
import {
  type MoveMinutes,
  type MovesState,
  moveMinutes,
  type PriceMove,
} from '#web/broker/history/moves/move.ts'
import type { PastFigure } from '#web/features/calendar/past-figures.ts'
import { isDecimal, subtract } from '#web/lib/numbers/decimal.ts'
import { dividedBy, ratioOf, toDecimal } from '#web/lib/numbers/ratio.ts'

/** A published figure, and what the bid of an instrument did after it. */
export interface Remembered extends PastFigure {
  /** The last bid before it; null where none is known. */
  base: string | null
  /** Moves in pips, decimal strings with one decimal; null where there is no bar. */
  pips: Readonly<Record<MoveMinutes, string | null>>
}

/** What an instrument did after the latest figures of a series, oldest first. */
export interface Memory {
  symbol: string
  series: string
  state: MovesState
  /** What one pip is worth on 0.10 lot, EUR, decimal string; null where no rate is known. */
  pip: string | null
  releases: readonly Remembered[]
}

const pipsBetween = (base: string, close: string, pipSize: string): string | null => {
  const [move, pip] = [ratioOf(subtract(close, base) ?? ''), ratioOf(pipSize)]
  return move && pip && pip.over !== 0n ? toDecimal(dividedBy(move, pip), 1) : null
}

/** Figures with the moves after them, which come in the same order. */
export const rememberedOf = (
  figures: readonly PastFigure[],
  moves: readonly (PriceMove | null)[],
  pipSize: string,
): Remembered[] =>
  figures.map((figure, index) => {
    const move = moves[index] ?? null
    const of = (minutes: MoveMinutes) => {
      const close = move?.after[minutes] ?? null
      return move && close !== null ? pipsBetween(move.base, close, pipSize) : null
    }
    return { ...figure, base: move?.base ?? null, pips: { 1: of(1), 15: of(15), 60: of(60) } }
  })

const decimalFrom = (value: unknown): string | null =>
  typeof value === 'string' && isDecimal(value) ? value : null

const rememberedFrom = (row: unknown): Remembered[] => {
  if (!isRecord(row) || typeof row.at !== 'number' || !isRecord(row.pips)) return []
  const { at, base, forecast, pips } = row
  const actual = decimalFrom(row.actual)
  if (actual === null) return []
  const [one, quarter, hour] = moveMinutes.map((minutes) => decimalFrom(pips[minutes]))
  return [
    {
      at,
      actual,
      forecast: decimalFrom(forecast),
      base: decimalFrom(base),
      pips: { 1: one ?? null, 15: quarter ?? null, 60: hour ?? null },
    },
  ]
}

/**
 * The answer of `/api/moves`; null for another shape. Parsed by hand: a schema library would outweigh the rest of the
 * script.
 */
export const memoryFrom = (answer: unknown): Memory | null => {
  if (!isRecord(answer) || !Array.isArray(answer.releases)) return null
  const { symbol, series, state } = answer
  if (typeof symbol !== 'string' || typeof series !== 'string') return null
  if (state !== 'known' && state !== 'asking' && state !== 'away') return null
  return {
    symbol,
    series,
    state,
    pip: decimalFrom(answer.pip),
    releases: answer.releases.flatMap(rememberedFrom),
  }
}
