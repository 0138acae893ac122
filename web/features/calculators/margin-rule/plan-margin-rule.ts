import { capOf, closeOutPercent } from '#web/features/calculators/formulas.ts'
import { dividedBy, ratioOf, toSignificant, whole } from '#web/lib/numbers/ratio.ts'

/** What moves against a position do to its margin, at the leverage of its class. Figures are decimal strings, per cent. */
export interface MarginRule {
  /** Share of the margin that a move of one per cent takes. */
  onePercent: string
  /** The share at which positions are closed, and the move that leads there. */
  closeOut: string
  closeOutMove: string
  /** Whole moves to mark below the rule, from 0 to the one that takes the whole margin. */
  moves: readonly number[]
}

/** The rule of a leverage such as `30:1`. It depends on the leverage alone, so a class has one drawing. */
export const planMarginRule = (maxLeverage: string): MarginRule => {
  const cap = capOf({ maxLeverage })
  const whollyTaken = 100 / cap
  const step = whollyTaken > 25 ? 10 : whollyTaken > 6 ? 2 : 1
  const count = Math.floor(whollyTaken / step)
  const closeOut = ratioOf(closeOutPercent) ?? whole(50)
  return {
    onePercent: String(cap),
    closeOut: closeOutPercent,
    closeOutMove: toSignificant(dividedBy(closeOut, whole(cap)), 3),
    moves: Array.from({ length: count + 1 }, (_, index) => index * step),
  }
}
