/** The two that are compared after a press on one: a third takes the place of the older one. */
export const picked = (before: readonly string[], symbol: string): readonly string[] =>
  before.includes(symbol) ? before.filter((other) => other !== symbol) : [...before, symbol].slice(-2)
