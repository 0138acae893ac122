import { minus, type Ratio, ratioOf, times, toDecimal, whole } from '#web/lib/numbers/ratio.ts'

/** A figure of the account; what is none counts as nothing, which the reader of accounts rules out. */
export const figureOf = (text: string): Ratio => ratioOf(text) ?? whole(0)

const cents = 2

/** What sums of money come to, in cents. */
export const addUp = (sums: readonly string[]): string =>
  toDecimal(
    sums.reduce((sum, text) => minus(sum, times(figureOf(text), whole(-1))), whole(0)),
    cents,
  )

/** One sum less another, in cents. */
export const less = (sum: string, other: string): string =>
  toDecimal(minus(figureOf(sum), figureOf(other)), cents)
