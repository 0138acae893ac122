import { dividedBy, minus, type Ratio, times, toDecimal, whole } from './ratio.ts'

/** The highest leverage a retail client can have, and the share of the margin at which closing begins (law). */
export const highestLeverage = 30
const closeOutLevel = 50
const hundred = whole(100)

/** Percentages as decimal strings: a move against the position, what it takes of the margin, what is left of it. */
export interface MarginMark {
  move: string
  taken: string
  left: string
}

const markAt = (move: Ratio): MarginMark => {
  const taken = times(move, whole(highestLeverage))
  return {
    move: toDecimal(move, move.under === 1n ? 0 : 2),
    taken: toDecimal(taken, 0),
    left: toDecimal(minus(hundred, taken), 0),
  }
}

/** What moves against a position leave of its margin: one per cent, the close-out, the end. */
export const planMargin = (): { mild: MarginMark; closeOut: MarginMark; gone: MarginMark } => {
  const reaching = (left: number) => markAt(dividedBy(whole(100 - left), whole(highestLeverage)))
  return { mild: markAt(whole(1)), closeOut: reaching(closeOutLevel), gone: reaching(0) }
}
