/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
export const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Factors = Readonly<Record<string, readonly (string | number)[]>>
export type Combination<F extends Factors> = { [Name in keyof F]: F[Name][number] }

/** Every combination of one value of each factor that is allowed. */
export const allCombinations = <F extends Factors>(
  factors: F,
  isAllowed: (one: Combination<F>) => boolean,
): Combination<F>[] => {
  let rows: Record<string, string | number>[] = [{}]
  for (const [name, values] of Object.entries(factors)) {
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })))
  }
  const isWhole = (row: object): row is Combination<F> => Object.keys(factors).every((name) => name in row)
  return rows.filter((row): row is Combination<F> => isWhole(row) && isAllowed(row))
}

const pairsOf = (row: Readonly<Record<string, string | number>>): string[] => {
  const cells = Object.entries(row).map(([name, value]) => `${name}=${value}`)
  return cells.flatMap((cell, index) => cells.slice(index + 1).map((other) => `${cell} ${other}`))
}

/**
 * A small set of the combinations in which every pair of values that is allowed at all occurs at least once.
 * Of equally good rows the seed decides, so that other runs try others.
 */
export const pairwise = <F extends Factors>(
  factors: F,
  seed: number,
  isAllowed: (one: Combination<F>) => boolean = () => true,
): Combination<F>[] => {
  const random = randomOf(seed)
  const all = allCombinations(factors, isAllowed)
    .map((row) => ({ row, pairs: pairsOf(row), order: random() }))
    .sort((a, b) => a.order - b.order)
  const open = new Set(all.flatMap(({ pairs }) => pairs))
  const chosen: Combination<F>[] = []
  while (open.size > 0) {
    const gain = ({ pairs }: (typeof all)[number]) => pairs.filter((pair) => open.has(pair)).length
    const best = all.reduce((a, b) => (gain(b) > gain(a) ? b : a))
    for (const pair of best.pairs) open.delete(pair)
    chosen.push(best.row)
  }
  return chosen
}
