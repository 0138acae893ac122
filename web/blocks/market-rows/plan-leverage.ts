import { capOf } from '#web/features/calculators/formulas.ts'

/** The highest of several leverage limits, such as `30:1`; null of none. */
export const highestLeverage = (limits: readonly string[]): string | null =>
  limits.toSorted((a, b) => capOf({ maxLeverage: b }) - capOf({ maxLeverage: a }))[0] ?? null
