import { capOf } from '#web/features/calculators/formulas.ts'

interface Listed {
  maxLeverage: string
  marginPct: string
  base: string | null
  quote: string
}

/** Instruments with the same limit of leverage, which decides the margin. */
export interface LeverageGroup<One> {
  leverage: string
  /** Per cent, a decimal string. */
  margin: string
  /**
   * The currencies of its pairs that no group with a higher limit has, in the order they come; none of a market without
   * pairs.
   */
  currencies: readonly string[]
  /** The first group has pairs of these currencies alone, the others pairs with one of them. */
  isOfThem: boolean
  instruments: readonly One[]
}

/** Instruments by their limit of leverage, the highest first, each group in the given order. */
export const planGroups = <One extends Listed>(instruments: readonly One[]): LeverageGroup<One>[] => {
  const groups = [...Map.groupBy(instruments, ({ maxLeverage }) => maxLeverage).entries()].toSorted(
    ([one], [other]) => capOf({ maxLeverage: other }) - capOf({ maxLeverage: one }),
  )
  const before = new Set<string>()
  return groups.map(([leverage, members], index) => {
    const own = new Set(members.flatMap(({ base, quote }) => (base ? [base, quote] : [])))
    const currencies = [...own].filter((code) => !before.has(code))
    for (const code of own) before.add(code)
    return {
      leverage,
      margin: members[0]?.marginPct ?? '',
      currencies,
      isOfThem: index === 0,
      instruments: members,
    }
  })
}
