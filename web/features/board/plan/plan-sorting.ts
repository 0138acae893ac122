/** How a column sorts: `list` is the order of the list itself. */
export type Direction = 'ascending' | 'descending'

/** The columns that sort, each with the names of its two orders: the ascending one first. */
type Columns<Sorting extends string> = Readonly<Record<string, readonly [Sorting, Sorting]>>

/** How headings sort a board. `highestFirst` are the columns whose first press lists the highest first. */
export const sortingOf = <const Sorting extends string, Table extends Columns<Sorting>>(
  columns: Table,
  highestFirst: readonly (keyof Table)[],
) => ({
  /** How a column is sorted; undefined while another one is. */
  directionIn: (column: keyof Table, sorting: Sorting | 'list'): Direction | undefined => {
    const place = columns[column]?.findIndex((order) => order === sorting) ?? -1
    return place < 0 ? undefined : place === 0 ? 'ascending' : 'descending'
  },
  /** The order after a press on a column's heading: its first, its other, and the order of the list again. */
  sortingAfter: (column: keyof Table, sorting: Sorting | 'list'): Table[keyof Table][number] | 'list' => {
    const [ascending, descending] = columns[column] ?? ['list', 'list']
    const [first, second] = highestFirst.includes(column) ? [descending, ascending] : [ascending, descending]
    return sorting === first ? second : sorting === second ? 'list' : first
  },
})

/** Symbols in the order of their values; what has none comes last both ways, and equal ones keep their order. */
export const sortedBy = (
  symbols: readonly string[],
  valueOf: (symbol: string) => number | null,
  direction: Direction,
): string[] => {
  const sign = direction === 'descending' ? -1 : 1
  const known = new Map(symbols.map((symbol) => [symbol, valueOf(symbol)]))
  return symbols.toSorted((a, b) => {
    const [left, right] = [known.get(a) ?? null, known.get(b) ?? null]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right)
  })
}

/** A decimal string as a number for comparing; null of none. */
export const numberOf = (text: string | null | undefined): number | null =>
  text === null || text === undefined || text === '' || Number.isNaN(Number(text)) ? null : Number(text)
